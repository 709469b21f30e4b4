'use server'

import type { AreaState } from '@/design-system/area/areaState'
import { customerCtx } from '@/features/customers/server/customerSession'
import { typedValues } from '@/features/leads/server/readForm'
import { askForChange as ask } from '@/features/orders/server/askForChange'
import type { ChangeKind } from '@/features/orders/ui/area/OrderChangeForms'

export async function askForChange(
  _before: AreaState<ChangeKind>,
  form: FormData,
): Promise<AreaState<ChangeKind>> {
  const { order = '', text = '' } = typedValues(form)
  const ctx = await customerCtx()
  if (!ctx.user) return { kind: 'loggedOut', values: { text } }
  const answer = (await ask(ctx, order, text)) ?? { kind: 'gone' as const }
  return { ...answer, values: { text } }
}
