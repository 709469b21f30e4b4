import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { LIMITS } from '@/platform/limits/limits'
import { ACTION_BOUNDS, ENDPOINT_BOUNDS, ROUTE_BOUNDS } from '../../support/limitEntries'

const all = readdirSync('app', { recursive: true, encoding: 'utf8' })
const routes = all.filter(file => path.basename(file) === 'route.ts').map(file => path.dirname(file))
const actions = readdirSync('app/(site)/_actions').flatMap(file =>
  [
    ...readFileSync(`app/(site)/_actions/${file}`, 'utf8').matchAll(
      /^export (?:async function|const) (\w+)/gm,
    ),
  ].map(([, name = '']) => name),
)

test('every server action has a limit, or a reason for having none', () => {
  expect(Object.keys(ACTION_BOUNDS).sort()).toEqual(actions.sort())
})

test('every route handler has a limit, or a reason for having none', () => {
  expect(Object.keys(ROUTE_BOUNDS).sort()).toEqual(routes.sort())
})

test('an action stands nowhere else', () => {
  const elsewhere = all
    .filter(file => /\.tsx?$/.test(file) && !file.includes('_actions'))
    .filter(file => /^\s*'use server'/m.test(readFileSync(path.join('app', file), 'utf8')))
  expect(elsewhere).toEqual(['(payload)/layout.tsx'])
})

test('everything that Payload answers is counted', () => {
  const route = readFileSync('app/(payload)/api/[...slug]/route.ts', 'utf8')
  const handlers = route.match(/REST_\w+\(config\)/g) ?? []
  const uncounted = handlers.filter(each => !/OPTIONS/.test(each)).filter(each => !counted(route, each))
  expect([handlers.length, uncounted]).toEqual([6, []])
})

const counted = (route: string, handler: string) =>
  new RegExp(`limited\\((catchUnreadablePost\\()?${handler.replace(/[()]/g, '\\$&')}`).test(route)

test('every limit bounds something, and says why', () => {
  const bounds = [ACTION_BOUNDS, ROUTE_BOUNDS, ENDPOINT_BOUNDS].flatMap(each => Object.values(each))
  const used = new Set(bounds.flatMap(each => (typeof each === 'string' ? [] : each)))
  const rest = Object.keys(LIMITS).filter(name => !used.has(name as keyof typeof LIMITS))
  // A proof opens any of those with a ceiling; the page after a payment is neither route nor action.
  expect(rest.sort()).toEqual(['payment-outcome', 'proof'])
  for (const { reason, points, seconds } of Object.values(LIMITS))
    expect([reason.length > 10, points > 0, seconds > 0]).toEqual([true, true, true])
})
