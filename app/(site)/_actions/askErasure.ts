'use server'

import type { ActionState } from '@/design-system/forms/ActionForm'
import { customerCtx } from '@/features/customers/server/customerSession'
import { requestErasure as ask } from '@/features/customers/server/erasure'
import type { ErasureKind } from '@/features/customers/ui/ErasureForm'

export async function askErasure(): Promise<ActionState<ErasureKind>> {
  return ask(await customerCtx())
}
