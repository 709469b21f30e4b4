'use server'

import type { ActionState } from '@/design-system/forms/ActionForm'
import { customerCtx } from '@/features/customers/server/customerSession'
import { askForChange as ask } from '@/features/orders/server/askForChange'
import type { ChangeKind } from '@/features/orders/ui/area/OrderChangeForms'
import { readFormValues } from '@/platform/http/formInput'

export async function askForChange(
  _before: ActionState<ChangeKind>,
  form: FormData,
): Promise<ActionState<ChangeKind>> {
  const { order = '', text = '' } = readFormValues(form)
  const ctx = await customerCtx()
  if (!ctx.user) return { kind: 'loggedOut', values: { text } }
  const answer = (await ask(ctx, order, text)) ?? { kind: 'gone' as const }
  return { ...answer, values: { text } }
}
