'use server'

import type { AreaState } from '@/design-system/area/areaState'
import { logOutHere } from '@/features/customers/server/customerSession'
import type { LogOutKind } from '@/features/customers/ui/LogOutButton'

export async function logOut(): Promise<AreaState<LogOutKind>> {
  await logOutHere()
  return { kind: 'loggedOut' }
}
