'use server'

import { customerCtx } from '@/server/customerSession'
import { askErasure as ask } from '@/server/customers/askErasure'
import type { AreaState } from '@/ui/hosting/area/areaState'
import type { ErasureKind } from '@/ui/hosting/area/ErasureForm'

export async function askErasure(): Promise<AreaState<ErasureKind>> {
  return ask(await customerCtx())
}
