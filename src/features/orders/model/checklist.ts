import { SET_UP_HOURS } from '@/features/company/model/claims'
import { DOMAIN_TASKS, type DomainOutcome, type DomainState, domainState } from './domain'

/** Something about an order that needs hands. `doneAt` is an ISO string, `doneBy` a name. */
export type ChecklistItem = { key: string; label: string; doneAt: string | null; doneBy: string | null }

/** Staff are warned this long before: a quarter of the promised time, as with the answer to a lead. */
export const SET_UP_WARNING_MINUTES = 45

export function checklistFor(order: {
  packageName: string | null
  domainState: DomainState | null
}): ChecklistItem[] {
  const domain = order.domainState && domainState(order.domainState).task
  const [hosting, logIn] = order.packageName === null ? [[], []] : [[SET_UP], [MAIL_LOG_IN]]
  return [...hosting, ...(domain ? [domain] : []), ...logIn].map(newItem)
}

const SET_UP = { key: 'hosting', label: 'Hosting klaarzetten' }
const MAIL_LOG_IN = { key: 'logIn', label: 'Inloggegevens mailen' }

const newItem = (work: { key: string; label: string }): ChecklistItem => ({
  ...work,
  doneAt: null,
  doneBy: null,
})

export function checklistAfter(
  checklist: readonly ChecklistItem[],
  from: DomainState,
  to: DomainState,
): ChecklistItem[] {
  const [before, now] = [domainState(from).task, domainState(to).task]
  return checklist.map(item => (item.key === before?.key && now ? newItem(now) : item))
}

/** What a name becomes once this work is done; null for work that is not about a name we see to. */
export function domainStateAfterTask(key: string): DomainOutcome | null {
  return Object.entries(DOMAIN_TASKS).find(([task]) => task === key)?.[1] ?? null
}

export function setUpDeadline(activated: Date): Date {
  return new Date(activated.getTime() + SET_UP_HOURS * 3_600_000)
}

/** Items of what came later than the order begin with this: the promise of three hours is not about them. */
export const EXTRA_TASK_PREFIX = 'extra:'

export function openTasks(checklist: readonly ChecklistItem[]): ChecklistItem[] {
  return checklist.filter(({ key, doneAt }) => !doneAt && !key.startsWith(EXTRA_TASK_PREFIX))
}

export function setUpWarningMoment(now: Date): Date {
  return new Date(now.getTime() + SET_UP_WARNING_MINUTES * 60_000)
}
