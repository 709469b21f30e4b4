import * as z from 'zod/mini'
import type { ChecklistItem } from '@/features/orders/model/checklist'
import { optionalText, requiredText } from '@/platform/forms/fields'
import { formatPlainDay } from '@/platform/time/day'

export const ASSIGNMENT_TABS = [
  { value: 'all', label: 'Alle opdrachten', empty: 'Nog geen opdrachten.' },
  { value: 'planned', label: 'Ingepland', empty: 'Geen opdrachten die nog moeten beginnen.' },
  { value: 'underway', label: 'Onderhanden', empty: 'Er is niets onderhanden.' },
  { value: 'delivered', label: 'Opgeleverd', empty: 'Geen opgeleverde opdracht die nog niet afgerond is.' },
  { value: 'ended', label: 'Afgerond', empty: 'Geen afgeronde of gestopte opdrachten.' },
] as const

export type AssignmentTab = (typeof ASSIGNMENT_TABS)[number]['value']

type StatusRow = {
  value: string
  label: string
  tone: 'green' | 'amber' | 'grey'
  tab: Exclude<AssignmentTab, 'all'>
  /** It is still to be delivered. */
  isOpen: boolean
  mayStart: boolean
  mayClose: boolean
  /** Its instalments fall due. */
  isBilled: boolean
}

const OPEN = { isOpen: true, mayStart: false, mayClose: false, isBilled: true } as const
const ENDED = { tab: 'ended', tone: 'grey', isOpen: false, mayStart: false, mayClose: false } as const

/** The statuses of an assignment, the work that an accepted quote became. */
export const ASSIGNMENT_STATUSES = [
  { value: 'planned', label: 'Ingepland', tone: 'amber', tab: 'planned', ...OPEN, mayStart: true },
  { value: 'underway', label: 'Onderhanden', tone: 'green', tab: 'underway', ...OPEN },
  {
    ...{ value: 'delivered', label: 'Opgeleverd', tone: 'green', tab: 'delivered' },
    ...{ ...OPEN, isOpen: false, mayClose: true },
  },
  { value: 'closed', label: 'Afgerond', ...ENDED, isBilled: false },
  { value: 'stopped', label: 'Gestopt', ...ENDED, isBilled: false },
] as const satisfies readonly StatusRow[]

export type AssignmentStatus = (typeof ASSIGNMENT_STATUSES)[number]['value']

export const INITIAL_ASSIGNMENT_STATUS: AssignmentStatus = 'planned'

export function assignmentStatus(value: AssignmentStatus): StatusRow {
  const status = ASSIGNMENT_STATUSES.find(each => each.value === value)
  if (!status) throw new Error(`unknown status of an assignment ${value}`)
  return status
}

const day = z.nullable(z.iso.date('Kies een dag.'))

const planFields = z.object({ owner: z.nullable(z.uuid()), plannedFrom: day, plannedUntil: day })

/** Who does the work, and when. Days as `2026-12-01`. */
export const assignmentPlanSchema = planFields.check(
  z.refine(({ plannedFrom, plannedUntil }) => !plannedUntil || !plannedFrom || plannedFrom <= plannedUntil, {
    path: ['plannedUntil'],
    message: 'De laatste dag ligt voor de eerste.',
  }),
  z.refine(({ plannedFrom, plannedUntil }) => plannedFrom !== null || plannedUntil === null, {
    ...{ path: ['plannedFrom'], message: 'Kies ook de eerste dag.' },
  }),
)

/** `1 december 2026`, `1 december 2026 tot en met 4 december 2026`; empty as long as it is not planned. */
export function plannedText({ from, until }: { from: string | null; until: string | null }): string {
  const days = [from, until === from ? null : until].filter(each => each !== null)
  return days.map(formatPlainDay).join(' tot en met ')
}

export type AssignmentPlan = z.infer<typeof assignmentPlanSchema>

/** The plan as it was when somebody began to change it. */
export const seenPlanSchema = z.object({ seen: planFields })

export const isSamePlan = (one: AssignmentPlan, other: AssignmentPlan) =>
  one.owner === other.owner &&
  one.plannedFrom === other.plannedFrom &&
  one.plannedUntil === other.plannedUntil

export const assignmentNoteSchema = z.object({ text: requiredText('Schrijf eerst wat je wilt bewaren.') })

export const MAX_TASKS = 40
const MAX_TASK_LENGTH = 200
const MAX_TYPED_LENGTH = 100_000

/** A line of text is a task, named once. */
export const tasksIn = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map(line => line.trim())
      .filter(line => line !== ''),
  ),
]

/** What stands in the way of keeping these tasks; null for nothing. */
export function taskListFault(text: string): string | null {
  const tasks = tasksIn(text)
  if (tasks.length > MAX_TASKS) return `Dit zijn ${tasks.length} taken. Gebruik er hoogstens ${MAX_TASKS}.`
  const long = tasks.find(each => each.length > MAX_TASK_LENGTH)
  return long ? `Gebruik hoogstens ${MAX_TASK_LENGTH} tekens voor een taak: “${long.slice(0, 40)}…”` : null
}

/** `seen`: the tasks as they were when somebody began to change them. */
export const taskListSchema = z.object({
  seen: z.array(z.string()),
  tasks: optionalText(MAX_TYPED_LENGTH).check(ctx => {
    const message = taskListFault(ctx.value)
    if (message) ctx.issues.push({ code: 'custom', input: ctx.value, message })
  }),
})

export const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.join('\n') === other.join('\n')

/** A task that is named as before keeps who did it and when. */
export function checklistOf(
  tasks: readonly string[],
  before: readonly ChecklistItem[] = [],
): ChecklistItem[] {
  return tasks.map(
    label => before.find(each => each.key === label) ?? { key: label, label, doneAt: null, doneBy: null },
  )
}

/** Tasks for a kind of website; without a kind for every other. */
export type ChecklistTemplate = { name: string; websiteType: string; tasks: string }

/** Of the kind of website that was asked for, or else the first that is for any. */
export function templateFor(
  templates: readonly ChecklistTemplate[],
  websiteType: string | null,
): ChecklistTemplate | null {
  const ofKind = websiteType ? templates.find(each => each.websiteType === websiteType) : undefined
  return ofKind ?? templates.find(each => each.websiteType === '') ?? null
}

export const openTaskCount = (checklist: readonly ChecklistItem[]) =>
  checklist.filter(each => !each.doneAt).length

export const ASSIGNMENTS_PATH = '/admin/assignments'
export const assignmentInOffice = (id: string) => `${ASSIGNMENTS_PATH}/${id}`
