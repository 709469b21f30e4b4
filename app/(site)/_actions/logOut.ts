'use server'

import { logOutHere } from '@/server/customerSession'
import type { AreaState } from '@/ui/hosting/area/areaState'
import type { LogOutKind } from '@/ui/hosting/area/LogOutButton'

export async function logOut(): Promise<AreaState<LogOutKind>> {
  await logOutHere()
  return { kind: 'loggedOut' }
}
