'use client'

import { ActionForm, type FormAction } from '@/design-system/forms/ActionForm'
import {
  type FormNotice,
  failureNotice,
  SESSION_ENDED,
  tooManyNotice,
} from '@/design-system/notices/formNotices'
import { callUs, successNotice } from '@/design-system/notices/notices'
import type { AskErasureResult } from '../model/account'

export type ErasureKind = AskErasureResult['kind']

const erasureNotices = (phone: string): Record<ErasureKind, FormNotice> => ({
  asked: successNotice('Je verzoek is binnen', 'Je krijgt een mail waarin staat wat we wissen, en wanneer.'),
  askedBefore: successNotice('Dit had je al gevraagd', 'In je mail staat wat we wissen, en wanneer.'),
  loggedOut: SESSION_ENDED,
  tooMany: tooManyNotice(phone),
  failed: failureNotice(`Je verzoek is niet bewaard. ${callUs(phone)}`),
})

export function ErasureForm({ act, phone }: { act: FormAction<ErasureKind>; phone: string }) {
  return (
    <ActionForm
      act={act}
      notices={() => erasureNotices(phone)}
      failed="failed"
      done="asked"
      button="Ja, vergeet mij"
    />
  )
}
