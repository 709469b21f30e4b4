import type { Ctx } from '@/platform/ctx'
import { openTasks } from '../model/checklist'
import type { LockedOrderDetails } from './holdOrder'

/** The checklist with one item done or not done, and since when everything that was promised is done. */
export function tickItem(
  ctx: Ctx,
  { checklist, setUpAt }: LockedOrderDetails,
  key: string,
  done: boolean,
): Pick<LockedOrderDetails, 'checklist' | 'setUpAt'> {
  const now = ctx.now().toISOString()
  const tick = done ? { doneAt: now, doneBy: actorName(ctx) } : { doneAt: null, doneBy: null }
  const items = (checklist ?? []).map(item => (item.key === key ? { ...item, ...tick } : item))
  const isSetUp = openTasks(items).length === 0
  if (isSetUp) return { checklist: items, setUpAt: setUpAt ?? now }
  return { checklist: items, setUpAt: done ? setUpAt : null }
}

function actorName({ user }: Ctx): string {
  return user && 'name' in user ? String(user.name) : 'Systeem'
}
