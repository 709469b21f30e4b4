import { describe, expect, test } from 'vitest'
import { followed } from '@/features/quotes/admin/useOwnCopy'
import {
  ASSIGNMENT_STATUSES,
  ASSIGNMENT_TABS,
  assignmentPlanSchema,
  checklistOf,
  MAX_TASKS,
  openTaskCount,
  plannedText,
  taskListSchema,
  tasksIn,
  templateFor,
} from '@/features/quotes/model/assignment'

const of = (test: (status: (typeof ASSIGNMENT_STATUSES)[number]) => boolean) =>
  ASSIGNMENT_STATUSES.filter(test).map(each => each.value)

test('what each status means', () => {
  expect(of(each => each.isOpen)).toEqual(['planned', 'underway'])
  expect(of(each => each.mayStart)).toEqual(['planned'])
  expect(of(each => each.mayClose)).toEqual(['delivered'])
  expect(of(each => each.isBilled)).toEqual(['planned', 'underway', 'delivered'])
  const tabs = ASSIGNMENT_TABS.map(each => each.value)
  expect(new Set(['all', ...ASSIGNMENT_STATUSES.map(each => each.tab)])).toEqual(new Set(tabs))
})

const [first, last] = ['2026-12-01', '2026-12-04']

test.each<[string | null, string | null, string]>([
  [null, null, ''],
  [first, null, '1 december 2026'],
  [null, last, '4 december 2026'],
  [first, first, '1 december 2026'],
  [first, last, '1 december 2026 tot en met 4 december 2026'],
])('planned from %s until %s reads %j', (from, until, text) => {
  expect(plannedText({ from, until })).toBe(text)
})

test.each<[string | null, string | null, boolean]>([
  [null, null, true],
  [first, null, true],
  [null, last, false],
  [first, first, true],
  [last, first, false],
  ['morgen', null, false],
  ['2026-02-30', null, false],
])('from %s until %s can be planned: %s', (plannedFrom, plannedUntil, isValid) => {
  expect(assignmentPlanSchema.safeParse({ owner: null, plannedFrom, plannedUntil }).success).toBe(isValid)
})

describe('the tasks', () => {
  test('are the lines of a text, each once', () => {
    expect(tasksIn(' Bouwen \n\n\tNakijken\nBouwen')).toEqual(['Bouwen', 'Nakijken'])
    expect(checklistOf(tasksIn('Bouwen')).map(each => each.label)).toEqual(['Bouwen'])
  })

  const numbered = (count: number) => Array.from({ length: count }, (_, at) => `taak ${at}`).join('\n')

  test.each<[string, string, string | undefined]>([
    ['none', '', undefined],
    ['as many as can be', numbered(MAX_TASKS), undefined],
    ['one named often', 'taak\n'.repeat(100), undefined],
    ['one too many', numbered(41), 'Dit zijn 41 taken. Gebruik er hoogstens 40.'],
    ['the longest', 'a'.repeat(200), undefined],
    [
      'one too long',
      `kort\n${'a'.repeat(201)}`,
      `Gebruik hoogstens 200 tekens voor een taak: “${'a'.repeat(40)}…”`,
    ],
  ])('of which there are %s', (_, tasks, message) => {
    const { error } = taskListSchema.safeParse({ tasks, seen: [] })
    expect(error?.issues[0]?.message).toBe(message)
    if (error) expect(error.issues[0]?.path).toEqual(['tasks'])
  })

  test('keep who did them when the list is rewritten', () => {
    const done = { key: 'Bouwen', label: 'Bouwen', doneAt: '2026-12-01T10:00:00.000Z', doneBy: 'Loes' }
    const rewritten = checklistOf(['Nakijken', 'Bouwen'], [done])
    expect(rewritten).toEqual([{ key: 'Nakijken', label: 'Nakijken', doneAt: null, doneBy: null }, done])
    expect(openTaskCount(rewritten)).toBe(1)
  })

  const list = (name: string, websiteType: string) => ({ name, websiteType, tasks: name })
  const templates = [list('Winkel', 'webshop'), list('Gewoon', ''), list('Ander', '')]

  test.each([
    ['webshop', 'Winkel'],
    ['website', 'Gewoon'],
    [null, 'Gewoon'],
  ])('for a %s are those of %s', (type, name) => {
    expect(templateFor(templates, type)?.name).toBe(name)
  })

  test('are none when no list is for it', () => {
    expect(templateFor([list('Winkel', 'webshop')], 'website')).toBeNull()
    expect(templateFor([], null)).toBeNull()
  })
})

test.each<[string, string, string, string, string]>([
  ['nothing typed follows what is stored', 'a', 'a', 'b', 'b b'],
  ['what is typed stays, with what was seen', 'a', 'x', 'b', 'a x'],
  ['what was saved is seen', 'a', 'b', 'b', 'b b'],
])('%s', (_, seen, value, stored, expected) => {
  const copy = followed({ stored: seen, seen, value }, stored)
  expect(`${copy.seen} ${copy.value}`).toBe(expected)
})
