'use client'

import { AreaForm } from '@/design-system/area/AreaForm'
import { type AreaNotice, failure, SESSION_ENDED, tooMany } from '@/design-system/area/areaNotices'
import type { AreaAction } from '@/design-system/area/areaState'
import { callUs, good } from '@/design-system/primitives/notices'
import type { AskErasureResult } from '../model/account'

export type ErasureKind = AskErasureResult['kind']

const erasureNotices = (phone: string): Record<ErasureKind, AreaNotice> => ({
  asked: good('Je verzoek is binnen', 'Je krijgt een mail waarin staat wat we wissen, en wanneer.'),
  askedBefore: good('Dit had je al gevraagd', 'In je mail staat wat we wissen, en wanneer.'),
  loggedOut: SESSION_ENDED,
  tooMany: tooMany(phone),
  failed: failure(`Je verzoek is niet bewaard. ${callUs(phone)}`),
})

export function ErasureForm({ act, phone }: { act: AreaAction<ErasureKind>; phone: string }) {
  return (
    <AreaForm
      act={act}
      notices={() => erasureNotices(phone)}
      failed="failed"
      done="asked"
      button="Ja, vergeet mij"
    />
  )
}
