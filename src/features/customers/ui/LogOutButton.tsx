'use client'

import { ActionForm, type FormAction } from '@/design-system/forms/ActionForm'
import type { FormNotice } from '@/design-system/notices/formNotices'
import { errorNotice, successNotice } from '@/design-system/notices/notices'

export type LogOutKind = 'loggedOut' | 'failed'

const NOTICES: Record<LogOutKind, FormNotice> = {
  loggedOut: successNotice('Je bent uitgelogd'),
  failed: errorNotice('Uitloggen is niet gelukt', 'Probeer het opnieuw. Sluit anders je browser.'),
}

export function LogOutButton({ act }: { act: FormAction<LogOutKind> }) {
  return <ActionForm act={act} notices={() => NOTICES} failed="failed" logsOut button="Uitloggen" />
}
