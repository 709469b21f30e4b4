'use server'

import { customerCtx } from '@/server/customerSession'
import { askForChange as ask } from '@/server/hosting/askForChange'
import { typedValues } from '@/server/leads/readForm'
import type { AreaState } from '@/ui/hosting/area/areaState'
import type { ChangeKind } from '@/ui/hosting/area/ChangeRequest'

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
