import { expect, test } from 'vitest'
import { checklistFor, setUpBy } from '@/domain/hosting/checklist'

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
  expect(checklistFor({ domainState }).map(item => item.key)).toEqual(keys)
})

test('nothing of a new list is done', () => {
  const done = checklistFor({ domainState: 'toRegister' }).filter(item => item.doneAt || item.doneBy)
  expect(done).toEqual([])
})

test.each([
  ['in the night', '2026-11-20T23:30:00Z', '2026-11-21T02:30:00.000Z'],
  ['when summer time begins', '2026-03-29T00:30:00Z', '2026-03-29T03:30:00.000Z'],
  ['when summer time ends', '2026-10-25T00:30:00Z', '2026-10-25T03:30:00.000Z'],
  ['when the year ends', '2026-12-31T22:59:59Z', '2027-01-01T01:59:59.000Z'],
])('three hours are three hours %s', (_when, activated, promised) => {
  expect(setUpBy(new Date(activated)).toISOString()).toBe(promised)
})
