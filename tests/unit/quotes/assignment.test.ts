import { describe, expect, test } from 'vitest'
import {
  ASSIGNMENT_STATUSES,
  ASSIGNMENT_TABS,
  assignmentPlanSchema,
  checklistOf,
  MAX_TASKS,
  openTaskCount,
  plannedText,
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
    expect(tasksIn(' Bouwen \n\n\tNakijken\nBouwen')).toEqual(['Bouwen', 'Nakijken', 'Bouwen'])
    expect(checklistOf(tasksIn('Bouwen\nNakijken\nBouwen')).map(each => each.label)).toEqual([
      'Bouwen',
      'Nakijken',
    ])
    expect(tasksIn('a\n'.repeat(MAX_TASKS + 1))).toHaveLength(MAX_TASKS)
    expect(tasksIn('a'.repeat(300))[0]).toHaveLength(200)
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
