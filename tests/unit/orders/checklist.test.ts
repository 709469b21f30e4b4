import { expect, test } from 'vitest'
import {
  type AgreedSetUp,
  agreedChecklist,
  checklistAfter,
  checklistFor,
  domainStateAfterTask,
  EXTRA_TASK_PREFIX,
  openTasks,
  SET_UP_WARNING_MINUTES,
  scheduledDeadline,
  setUpDeadline,
  setUpWarningMoment,
  withNameTask,
  withoutSetUps,
} from '@/features/orders/model/checklist'
import { deadlineState } from '@/platform/time/deadline'

test.each([
  [null, ['hosting', 'logIn']],
  ['own', ['hosting', 'connect', 'logIn']],
  ['toRegister', ['hosting', 'register', 'logIn']],
  ['provisional', ['hosting', 'register', 'logIn']],
  ['onRequest', ['hosting', 'register', 'logIn']],
  ['toMove', ['hosting', 'move', 'logIn']],
  ['registered', ['hosting', 'logIn']],
  ['moved', ['hosting', 'logIn']],
  ['lost', ['hosting', 'logIn']],
] as const)('a name that is %s needs %j', (domainState, keys) => {
  expect(checklistFor({ packageName: 'Basis Hosting', domainState }).map(item => item.key)).toEqual(keys)
})

test.each([
  [null, null, []],
  [null, 'toRegister', ['register']],
  [null, 'own', ['connect']],
] as const)(
  'an order without a package (%s) and a name that is %s needs %j',
  (packageName, domainState, keys) => {
    expect(checklistFor({ packageName, domainState }).map(item => item.key)).toEqual(keys)
  },
)

test.each([
  ['own', 'toMove', ['hosting', 'move', 'logIn']],
  ['toMove', 'own', ['hosting', 'connect', 'logIn']],
  ['toMove', 'moved', ['hosting', 'move', 'logIn']],
] as const)('a name that was %s and is %s has the work of it', (from, to, keys) => {
  const before = checklistFor({ packageName: 'Basis Hosting', domainState: from })
  expect(checklistAfter(before, from, to).map(item => item.key)).toEqual(keys)
})

test('a name that may not be registered yet joins the work on its day, once', () => {
  const waiting = { packageName: 'Basis Hosting', domainState: 'toRegister' } as const
  const before = checklistFor(waiting, true)
  expect(before.map(item => item.key)).toEqual(['hosting', 'logIn'])
  const after = withNameTask(before, waiting, false)
  expect(after.map(item => item.key)).toEqual(['hosting', 'logIn', 'register'])
  const taken = withNameTask(after, waiting, true)
  expect(taken.map(item => item.key)).toEqual(['hosting', 'logIn', 'register'])
  expect(taken.at(-1)?.label).toContain('lijkt nu bezet')
  expect(withNameTask(before, { domainState: 'registered' }, false)).toEqual(before)
})

test.each([
  ['at night: in the evening', '2026-12-08T23:05:00Z', '2026-12-09T17:00:00.000Z'],
  ['in summer', '2026-06-16T22:05:00Z', '2026-06-17T16:00:00.000Z', '2026-06-17'],
  ['late in the afternoon: three hours later', '2026-12-09T16:00:00Z', '2026-12-09T19:00:00.000Z'],
  ['days late: three hours later', '2026-12-11T09:00:00Z', '2026-12-11T12:00:00.000Z'],
])('an order that begins on its day %s', (_when, started, ready, day = '2026-12-09') => {
  expect(scheduledDeadline(day, new Date(started)).toISOString()).toBe(ready)
})

test.each([
  ['register', 'registered'],
  ['move', 'moved'],
  ['connect', null],
  ['hosting', null],
])('work called %s settles a name as %s', (key, state) => {
  expect(domainStateAfterTask(key)).toBe(state)
})

test('nothing of a new list is done', () => {
  const done = checklistFor({ packageName: 'Basis Hosting', domainState: 'toRegister' }).filter(
    item => item.doneAt || item.doneBy,
  )
  expect(done).toEqual([])
})

test.each([
  ['in the night', '2026-11-20T23:30:00Z', '2026-11-21T02:30:00.000Z'],
  ['when summer time begins', '2026-03-29T00:30:00Z', '2026-03-29T03:30:00.000Z'],
  ['when summer time ends', '2026-10-25T00:30:00Z', '2026-10-25T03:30:00.000Z'],
  ['when the year ends', '2026-12-31T22:59:59Z', '2027-01-01T01:59:59.000Z'],
])('three hours are three hours %s', (_when, activated, promised) => {
  expect(setUpDeadline(new Date(activated)).toISOString()).toBe(promised)
})

test('staff are warned when as much of the promise is left as with a lead', () => {
  const received = new Date('2026-11-21T10:00:00Z')
  const respondBy = setUpDeadline(received)
  const stateAt = (now: Date) => deadlineState({ received, respondBy, answered: false, now })
  const warned = new Date(respondBy.getTime() - SET_UP_WARNING_MINUTES * 60_000)
  expect(setUpWarningMoment(warned)).toEqual(respondBy)
  expect(stateAt(new Date(warned.getTime() - 1))).toBe('running')
  expect(stateAt(warned)).toBe('soon')
})

test('what is done, and what came later than the order, is no part of what was promised', () => {
  const [hosting, logIn] = checklistFor({ packageName: 'Basis Hosting', domainState: null })
  const later = { key: `${EXTRA_TASK_PREFIX}seo`, label: 'Extra aanzetten: SEO', doneAt: null, doneBy: null }
  const done = { key: 'hosting', label: 'Hosting klaarzetten', doneAt: '2026-11-21T10:00:00Z', doneBy: 'Jan' }
  expect(hosting && logIn && openTasks([done, logIn, later])).toEqual([logIn])
})

test('a name that was taken back is not registered any more, unless that was done', () => {
  const lines = ['a', 'b', 'c'].map(key => ({ key, label: key, setUp: 'domain' as const }))
  const checklist = agreedChecklist(lines).map(item =>
    item.label.endsWith('c') ? { ...item, doneAt: '2026-11-21T10:00:00Z', doneBy: 'Jan' } : item,
  )
  const left = withoutSetUps(checklist, [{ key: 'b' }, { key: 'c' }], true)
  expect(left.map(({ label }) => label)).toEqual(['Domeinnaam regelen: a', 'Domeinnaam regelen: c'])
})

test('hosting that was taken back is not set up any more, unless another line asks for it or it was done', () => {
  const lines = ['a', 'b'].map(key => ({ key, label: key, setUp: 'hosting' as const }))
  const checklist = agreedChecklist(lines)
  const ended = [{ key: 'a' }]
  expect(withoutSetUps(checklist, ended, true)).toEqual(checklist)
  expect(withoutSetUps(checklist, ended, false)).toEqual([])
  const done = checklist.map(item =>
    item.key === 'hosting' ? { ...item, doneAt: '2026-11-21T10:00:00Z', doneBy: 'Jan' } : item,
  )
  expect(withoutSetUps(done, ended, false).map(({ label }) => label)).toEqual(['Hosting klaarzetten'])
})

test.each<[AgreedSetUp['setUp'][], string[]]>([
  [[], []],
  [['hosting'], ['Hosting klaarzetten', 'Inloggegevens mailen']],
  [
    ['hosting', 'hosting'],
    ['Hosting klaarzetten', 'Inloggegevens mailen'],
  ],
  [['domain'], ['Domeinnaam regelen: regel 0']],
  [
    ['domain', 'hosting'],
    ['Hosting klaarzetten', 'Domeinnaam regelen: regel 0', 'Inloggegevens mailen'],
  ],
])('lines of a quote that ask for %j are set up by %j', (setUps, labels) => {
  const lines = setUps.map((setUp, at) => ({ key: `${at}`, label: `regel ${at}`, setUp }))
  const checklist = agreedChecklist(lines)
  expect(checklist.map(each => each.label)).toEqual(labels)
  expect(new Set(checklist.map(each => each.key)).size).toBe(checklist.length)
})
