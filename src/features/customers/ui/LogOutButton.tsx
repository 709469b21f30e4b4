'use client'

import { ActionForm } from '@/design-system/area/AreaForm'
import type { FormNotice } from '@/design-system/area/areaNotices'
import type { FormAction } from '@/design-system/area/areaState'
import { errorNotice, successNotice } from '@/design-system/primitives/notices'

export type LogOutKind = 'loggedOut' | 'failed'

const NOTICES: Record<LogOutKind, FormNotice> = {
  loggedOut: successNotice('Je bent uitgelogd'),
  failed: errorNotice('Uitloggen is niet gelukt', 'Probeer het opnieuw. Sluit anders je browser.'),
}

/** The page shows its log-in by itself once the session is gone. */
export function LogOutButton({ act }: { act: FormAction<LogOutKind> }) {
  return <ActionForm act={act} notices={() => NOTICES} failed="failed" logsOut button="Uitloggen" />
}
