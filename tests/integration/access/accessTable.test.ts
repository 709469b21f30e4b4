import { createLocalReq } from 'payload'
import { fieldAffectsData } from 'payload/shared'
import { describe, expect, test } from 'vitest'
import type { Actor } from '@/platform/access/actors'
import { closed } from '@/platform/access/rules'
import { staffMember, testCtx } from '../../support/testCtx'
import { BUILT_IN_ENDPOINTS, COLLECTIONS, GLOBALS, type Verdict } from './table'

const { payload } = await testCtx()

const ACTORS: Record<string, Actor> = {
  visitor: null,
  customer: { id: '00000000-0000-4000-8000-0000000000c1', collection: 'hosting-customers' },
  'other customer': { id: '00000000-0000-4000-8000-0000000000c2', collection: 'hosting-customers' },
  editor: await staffMember(payload, 'editor'),
  operator: await staffMember(payload, 'operator'),
  admin: await staffMember(payload, 'admin'),
}

type Rule = (args: object) => unknown

/** What a rule answers to somebody: everything, nothing, or as far as a filter reaches. */
async function verdict(rule: unknown, actor: Actor): Promise<Verdict> {
  const req = await createLocalReq({ user: actor as never }, payload)
  const answer = await (rule as Rule)({ req, id: 'x', data: {}, doc: {} })
  if (typeof answer === 'boolean') return answer ? 'all' : 'none'
  return JSON.stringify(answer).includes('_status') ? 'published' : 'own'
}

const OPERATIONS = ['create', 'read', 'update', 'delete', 'readVersions', 'unlock'] as const

describe('collections', () => {
  test('are all declared in the table', () => {
    expect(payload.config.collections.map(each => each.slug).sort()).toEqual(Object.keys(COLLECTIONS).sort())
  })

  for (const [slug, row] of Object.entries(COLLECTIONS)) {
    for (const operation of OPERATIONS) {
      test.each(Object.entries(ACTORS))(
        `${slug}: %s may ${operation} as the table says`,
        async (name, actor) => {
          const access = payload.collections[slug as 'staff'].config.access
          const rule = access[operation as 'read']
          const expected = row[operation]?.[name as 'visitor'] ?? 'none'
          expect(rule === undefined ? 'none' : await verdict(rule, actor)).toBe(expected)
        },
      )
    }
  }
})

describe('globals', () => {
  test('are all declared in the table', () => {
    expect(payload.config.globals.map(each => each.slug).sort()).toEqual(Object.keys(GLOBALS).sort())
  })

  for (const [slug, row] of Object.entries(GLOBALS)) {
    for (const operation of ['read', 'readVersions', 'update'] as const) {
      test.each(Object.entries(ACTORS))(
        `${slug}: %s may ${operation} as the table says`,
        async (name, actor) => {
          const rule = payload.config.globals.find(each => each.slug === slug)?.access[operation as 'read']
          expect(await verdict(rule, actor)).toBe(row[operation]?.[name as 'visitor'] ?? 'none')
        },
      )
    }
  }
})

test('nobody writes when a record was made or changed', () => {
  const all = [...payload.config.collections, ...payload.config.globals]
  const stamps = all.flatMap(({ slug, fields }) =>
    fields
      .filter(fieldAffectsData)
      .filter(({ name }) => name === 'createdAt' || name === 'updatedAt')
      .map(({ name, access }) => ({ stamp: `${slug} ${name}`, closed: [access?.create, access?.update] })),
  )
  expect(stamps.length).toBeGreaterThan(all.length)
  expect(stamps.filter(each => each.closed.some(rule => rule !== closed)).map(each => each.stamp)).toEqual([])
})

describe('endpoints', () => {
  const own = [
    ...payload.config.endpoints.map(each => `root ${each.method} ${each.path}`),
    ...payload.config.collections.flatMap(({ slug, endpoints }) =>
      (endpoints || []).map(each => `${slug} ${each.method} ${each.path}`),
    ),
    ...payload.config.globals.flatMap(({ slug, endpoints }) =>
      (endpoints || []).map(each => `${slug} ${each.method} ${each.path}`),
    ),
  ]

  test('are all known: a new one says here who may call it', () => {
    const unknown = own.filter(each => !BUILT_IN_ENDPOINTS.some(known => known.test(each)))
    expect(unknown.sort()).toEqual([
      'appointments post /:id/cancel',
      'hosting-customers post /:id/erase',
      'hosting-customers post /:id/password-link',
      'mail-messages get /:id/links',
      'mail-messages post /:id/resend',
      'prepared-orders post /:id/send',
      'price-rises post /:id/plan',
      'price-rises post /:id/recall',
      'root get /assignments-console',
      'root get /assignments-console/stats',
      'root get /hosting-console',
      'root get /hosting-console/customer',
      'root get /hosting-console/export.csv',
      'root get /hosting-console/invoice',
      'root get /hosting-console/invoice.pdf',
      'root get /hosting-console/invoice.xml',
      'root get /hosting-console/order',
      'root get /hosting-console/stats',
      'root get /leads-console',
      'root get /leads-console/counts',
      'root get /leads-console/export.csv',
      'root get /leads-console/mail',
      'root get /leads-console/month',
      'root get /leads-console/month.csv',
      'root get /leads-console/slip',
      'root get /leads-console/timeline',
      'root get /quotes-console',
      'root get /quotes-console/catalogue',
      'root get /quotes-console/edition.pdf',
      'root get /quotes-console/evidence',
      'root get /quotes-console/export.csv',
      'root get /quotes-console/scan',
      'root get /quotes-console/stats',
      'root post /assignments-console/close',
      'root post /assignments-console/deliver',
      'root post /assignments-console/end-part',
      'root post /assignments-console/note',
      'root post /assignments-console/plan',
      'root post /assignments-console/start',
      'root post /assignments-console/stop',
      'root post /assignments-console/tasks',
      'root post /assignments-console/tick',
      'root post /hosting-console/change-order',
      'root post /hosting-console/checklist',
      'root post /hosting-console/create-invoice',
      'root post /hosting-console/credit-invoice',
      'root post /hosting-console/credit-part',
      'root post /hosting-console/decide-money-back',
      'root post /hosting-console/domain',
      'root post /hosting-console/drop-draft',
      'root post /hosting-console/finalise-invoice',
      'root post /hosting-console/mark-advance-sent-back',
      'root post /hosting-console/mark-order-paid',
      'root post /hosting-console/mark-paid',
      'root post /hosting-console/mark-sent-back',
      'root post /hosting-console/order-status',
      'root post /hosting-console/preview-change',
      'root post /hosting-console/refund',
      'root post /hosting-console/resend-invoice',
      'root post /hosting-console/reverse-booking',
      'root post /hosting-console/reverse-charge',
      'root post /hosting-console/set-off-excess',
      'root post /launch/confirm',
      'root post /leads-console/doubt',
      'root post /leads-console/mail',
      'root post /leads-console/mail/preview',
      'root post /leads-console/note',
      'root post /leads-console/refetch',
      'root post /leads-console/test-mails',
      'root post /leads-console/test-webhook',
      'root post /leads-console/triage',
      'root post /quotes-console/answered',
      'root post /quotes-console/create',
      'root post /quotes-console/preview',
      'root post /quotes-console/record',
      'root post /quotes-console/renew',
      'root post /quotes-console/resend',
      'root post /quotes-console/retract',
      'root post /quotes-console/save',
      'root post /quotes-console/send',
      'staff get /:id/name',
      'staff get /second-factor',
      'staff get /sessions',
      'staff post /:id/invite',
      'staff post /:id/withdraw',
      'staff post /confirm',
      'staff post /first-register',
      'staff post /first-register',
      'staff post /second-factor/add',
      'staff post /second-factor/recovery-codes',
      'staff post /second-factor/remove',
      'staff post /second-factor/reset',
      'staff post /second-factor/start',
      'staff post /sessions/end',
      'withdrawals post /:id/accept',
      'withdrawals post /:id/close',
    ])
  })

  test('GraphQL is off', () => {
    expect(payload.config.graphQL.disable).toBe(true)
  })

  test.each(Object.entries(ACTORS))('jobs: %s', async (name, actor) => {
    const { run, queue, cancel } = payload.config.jobs.access ?? {}
    expect(await verdict(run, actor)).toBe(name === 'admin' ? 'all' : 'none')
    expect(await verdict(queue, actor)).toBe('none')
    expect(await verdict(cancel, actor)).toBe('none')
  })
})

describe('the admin panel', () => {
  test.each(Object.entries(ACTORS))('%s', async (name, actor) => {
    const { admin } = payload.collections.staff.config.access
    expect(await verdict(admin, actor)).toBe(['editor', 'operator', 'admin'].includes(name) ? 'all' : 'none')
  })
})
