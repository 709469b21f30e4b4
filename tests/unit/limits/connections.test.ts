import { expect, test } from 'vitest'
import { AVAILABLE, countConnections, statementTimeout } from '@/platform/db/connections'

test('two sites and two workers fit, also while a third site replaces one and the database is migrated', () => {
  expect(countConnections({ site: 2, worker: 2, migrations: 0 })).toBe(72)
  expect(countConnections({ site: 3, worker: 2, migrations: 1 })).toBeLessThanOrEqual(AVAILABLE)
})

test('the pool may not grow much before they no longer fit', () => {
  expect(countConnections({ site: 2, worker: 2, migrations: 1 }, 20)).toBeLessThanOrEqual(AVAILABLE)
  expect(countConnections({ site: 2, worker: 2, migrations: 1 }, 21)).toBeGreaterThan(AVAILABLE)
})

test('a statement of the site ends before a visitor gives up, one of the worker or a migration does not', () => {
  expect(statementTimeout('nodejs')).toEqual({ statement_timeout: 15_000 })
  expect(statementTimeout(undefined)).toEqual({})
})
