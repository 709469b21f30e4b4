'use server'

import type { ActionState } from '@/design-system/forms/ActionForm'
import { logOutHere } from '@/features/customers/server/customerSession'
import type { LogOutKind } from '@/features/customers/ui/LogOutButton'

export async function logOut(): Promise<ActionState<LogOutKind>> {
  await logOutHere()
  return { kind: 'loggedOut' }
}
