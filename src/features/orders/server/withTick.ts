import type { Ctx } from '@/platform/ctx'
import { promisedWork } from '../model/checklist'
import type { HeldOrder } from './holdOrder'

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
  const isSetUp = promisedWork(items).length === 0
  if (isSetUp) return { checklist: items, setUpAt: setUpAt ?? now }
  return { checklist: items, setUpAt: done ? setUpAt : null }
}

function nameOf({ user }: Ctx): string {
  return user && 'name' in user ? String(user.name) : 'Systeem'
}
