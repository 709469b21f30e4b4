import { SET_UP_HOURS } from '@/features/company/model/claims'
import { formatPlainDay, startOfDay } from '@/platform/time/day'
import { DOMAIN_TASKS, type DomainOutcome, type DomainState, domainState } from './domain'
import { isHosting } from './orderSubject'

/** Something about an order that needs hands. `doneAt` is an ISO string, `doneBy` a name. */
export type ChecklistItem = { key: string; label: string; doneAt: string | null; doneBy: string | null }

/** Staff are warned this long before: a quarter of the promised time, as with the answer to a lead. */
export const SET_UP_WARNING_MINUTES = 45

/** `holdsName`: the name may not be registered yet, and joins the work on its day. */
export function checklistFor(
  order: { packageName: string | null; domainState: DomainState | null },
  holdsName = false,
): ChecklistItem[] {
  const domain = holdsName ? null : nameTask(order)
  const [hosting, logIn] = isHosting(order) ? [[SET_UP], [MAIL_LOG_IN]] : [[], []]
  return [...hosting, ...(domain ? [domain] : []), ...logIn].map(newItem)
}

export type AgreedSetUp = { key: string; label: string; setUp: 'hosting' | 'domain' }

/** Of an order from a quote, where a line says what has to be set up. A name is a line there: staff see to it by hand. */
export function agreedChecklist(lines: readonly AgreedSetUp[]): ChecklistItem[] {
  const hasHosting = lines.some(each => each.setUp === 'hosting')
  const names = lines
    .filter(each => each.setUp === 'domain')
    .map(({ key, label }) => ({ key: `${AGREED_NAME_PREFIX}${key}`, label: `Domeinnaam regelen: ${label}` }))
  return [...(hasHosting ? [SET_UP] : []), ...names, ...(hasHosting ? [MAIL_LOG_IN] : [])].map(newItem)
}

const AGREED_NAME_PREFIX = 'agreedName:'

/** Without the open tasks for lines that an order no longer has. What is done stays. */
export function withoutSetUps(
  checklist: readonly ChecklistItem[],
  ended: readonly { key: string }[],
  keepsHosting: boolean,
): ChecklistItem[] {
  const hosting = keepsHosting ? [] : [SET_UP.key, MAIL_LOG_IN.key]
  const gone = new Set([...ended.map(({ key }) => `${AGREED_NAME_PREFIX}${key}`), ...hosting])
  return checklist.filter(({ key, doneAt }) => doneAt || !gone.has(key))
}

function nameTask({ domainState: state }: { domainState: DomainState | null }) {
  return state && domainState(state).task
}

/** The work of an order with what has to be done about its name; `isTaken` when a look-up says that somebody has it. */
export function withNameTask(
  checklist: readonly ChecklistItem[],
  order: { domainState: DomainState | null },
  isTaken: boolean,
): ChecklistItem[] {
  const task = nameTask(order)
  if (!task) return [...checklist]
  const label = isTaken ? `${task.label} (lijkt nu bezet: bel de klant)` : task.label
  const item = newItem({ ...task, label })
  const isThere = checklist.some(each => each.key === item.key)
  return isThere ? checklist.map(each => (each.key === item.key ? item : each)) : [...checklist, item]
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

/** Nobody is promised three hours from midnight: an order that begins on an agreed day is ready by the evening of it. */
export function scheduledDeadline(day: string, started: Date): Date {
  const evening = new Date(startOfDay(day).getTime() + EVENING_HOUR * 3_600_000)
  const soonest = setUpDeadline(started)
  return soonest > evening ? soonest : evening
}

const EVENING_HOUR = 18

/** Items of what came later than the order begin with this: the promise of three hours is not about them. */
export const EXTRA_TASK_PREFIX = 'extra:'

/** What hands do for a change of a running order. Once more the same replaces it. */
export function changeTask({ before, after, day }: ChangedLine): ChecklistItem {
  const line = after ?? before
  const what = line?.kind === 'package' ? `package:${line.key}` : `${line?.key}:${after?.quantity ?? 0}`
  return newItem({ key: `${EXTRA_TASK_PREFIX}${what}`, label: taskLabel({ before, after, day }) })
}

/** Where an extra comes or comes back, what was still to be done about how many there are goes. */
export function withChange(
  checklist: readonly ChecklistItem[],
  work: ChecklistItem,
  { before, after }: Omit<ChangedLine, 'day'>,
): ChecklistItem[] {
  const isMore = after !== null && after.quantity > (before?.quantity ?? 0)
  const isPast = ({ key, doneAt }: ChecklistItem) =>
    key === work.key || (isMore && !doneAt && key.startsWith(`${EXTRA_TASK_PREFIX}${after.key}:`))
  return [...checklist.filter(item => !isPast(item)), work]
}

type Line = { kind: string; key: string; label: string; quantity: number }
type ChangedLine = { before: Line | null; after: Line | null; day: string }

function taskLabel({ before, after, day }: ChangedLine): string {
  const on = formatPlainDay(day)
  if (after?.kind === 'package') return `Pakket omzetten: ${before?.label} wordt ${after.label}`
  if (!after) return `Extra uitzetten op ${on}: ${before?.label}`
  const isFewer = before !== null && after.quantity < before.quantity
  return `Extra op ${after.quantity} zetten${isFewer ? ` op ${on}` : ''}: ${after.label}`
}

export function openTasks(checklist: readonly ChecklistItem[]): ChecklistItem[] {
  return checklist.filter(({ key, doneAt }) => !doneAt && !key.startsWith(EXTRA_TASK_PREFIX))
}

export function setUpWarningMoment(now: Date): Date {
  return new Date(now.getTime() + SET_UP_WARNING_MINUTES * 60_000)
}
