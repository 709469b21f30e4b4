import type { Ctx } from '../ctx'
import type { HeldOrder } from './holdOrder'

/** Items of what came later than the order begin with this: the promise of three hours is not about them. */
export const EXTRA_WORK = 'extra:'

/** The checklist with one item done or not done, and since when everything that was promised is done. */
export function withTick(
  ctx: Ctx,
  { checklist, setUpAt }: HeldOrder,
  key: string,
  done: boolean,
): Pick<HeldOrder, 'checklist' | 'setUpAt'> {
  const now = ctx.now().toISOString()
  const tick = done ? { doneAt: now, doneBy: nameOf(ctx) } : { doneAt: null, doneBy: null }
  const items = (checklist ?? []).map(item => (item.key === key ? { ...item, ...tick } : item))
  const isSetUp = items.every(item => item.doneAt || item.key.startsWith(EXTRA_WORK))
  if (isSetUp) return { checklist: items, setUpAt: setUpAt ?? now }
  return { checklist: items, setUpAt: done ? setUpAt : null }
}

function nameOf({ user }: Ctx): string {
  return user && 'name' in user ? String(user.name) : 'Systeem'
}
