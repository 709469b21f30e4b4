'use client'

import { AreaForm } from '@/design-system/area/AreaForm'
import type { AreaNotice } from '@/design-system/area/areaNotices'
import type { AreaAction } from '@/design-system/area/areaState'
import { bad, good } from '@/design-system/primitives/notices'

export type LogOutKind = 'loggedOut' | 'failed'

const NOTICES: Record<LogOutKind, AreaNotice> = {
  loggedOut: good('Je bent uitgelogd'),
  failed: bad('Uitloggen is niet gelukt', 'Probeer het opnieuw. Sluit anders je browser.'),
}

/** The page shows its log-in by itself once the session is gone. */
export function LogOutButton({ act }: { act: AreaAction<LogOutKind> }) {
  return <AreaForm act={act} notices={() => NOTICES} failed="failed" logsOut button="Uitloggen" />
}
