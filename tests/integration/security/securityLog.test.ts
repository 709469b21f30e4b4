import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, test } from 'vitest'
import { asSystem, asUser } from '@/platform/access/authority'
import {
  deleteOldSecurityEvents,
  recordSecurityEvent,
  type SecurityParty,
} from '@/platform/audit/securityLog'
import { database, transaction } from '@/platform/db/transaction'
import { as, bearing, JSON_BODY, newCustomer, rest } from '../../support/customers'
import { staffMember, staffToken, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const editor = await staffMember(ctx.payload, 'editor')
const operator = await staffMember(ctx.payload, 'operator')
const admin = await staffMember(ctx.payload, 'admin')
const staffParty = ({ id }: { id: string }): SecurityParty => ({ collection: 'staff', id, name: 'Proef' })

const logged = async (who = admin) => {
  const found = await ctx.payload.find({
    collection: 'security-events',
    depth: 0,
    limit: 200,
    ...asUser(as(ctx, who)),
  })
  return found.docs
}
const logIn = (who: { id: string }) =>
  recordSecurityEvent(ctx, null, {
    event: { code: 'loggedIn', newDevice: false },
    subject: staffParty(who),
    actor: staffParty(who),
  })

describe('the security log', () => {
  test('is read whole by who administers, and by others as far as it is by or about them', async () => {
    await Promise.all([editor, operator].map(logIn))
    await recordSecurityEvent(as(ctx, admin), null, {
      event: { code: 'rolesChanged', before: ['editor'], after: ['operator'] },
      subject: staffParty(editor),
    })
    const of = async (who: typeof editor) =>
      (await logged(who)).map(({ code, subjectId }) => [code, subjectId])
    expect(await of(editor)).toEqual([
      ['rolesChanged', editor.id],
      ['loggedIn', editor.id],
    ])
    expect(await of(operator)).toEqual([['loggedIn', operator.id]])
    expect(await of(admin)).toHaveLength(3)
  })

  test('says who, what, from where and with which browser', async () => {
    const here = { ...as(ctx, admin), clientIp: '203.0.113.9', browser: 'Firefox 140, Linux' }
    const customer = await newCustomer(ctx, { name: 'Fien Proef' })
    await recordSecurityEvent(here, null, {
      event: { code: 'emailChanged', before: 'fien@a.example', after: 'fien@b.example' },
      subject: { collection: 'hosting-customers', id: customer.id, name: 'Fien Proef' },
    })
    const [newest] = await logged()
    expect(newest).toMatchObject({
      clientIp: '203.0.113.9',
      browser: 'Firefox 140, Linux',
      sentence: 'Proef admin wijzigde het e-mailadres van klant Fien Proef van f…@a.example in f…@b.example.',
    })
    expect(JSON.stringify(newest?.details)).not.toContain('fien')
    expect(newest?.subjectName).toBeNull()
  })

  test('falls with the transaction it is part of, and stands without one', async () => {
    const before = (await logged()).length
    const failing = transaction(ctx, async tx => {
      await recordSecurityEvent(as(ctx, admin), tx, {
        event: { code: 'loggedOut' },
        subject: staffParty(admin),
      })
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await logged()).toHaveLength(before)
  })

  test.each(['editor', 'operator', 'admin'] as const)('is changed by nobody over REST: %s', async role => {
    const headers = { ...JSON_BODY, ...bearing(await staffToken(ctx.payload, role)) }
    const [entry] = await logged()
    const body = JSON.stringify({
      code: 'loggedIn',
      actorCollection: 'staff',
      createdAt: '2020-01-01T00:00:00Z',
    })
    const tries = [
      rest('/security-events', { method: 'POST', headers, body }),
      rest(`/security-events/${entry?.id}`, { method: 'PATCH', headers, body }),
      rest(`/security-events/${entry?.id}`, { method: 'DELETE', headers }),
      rest('/security-events?where[code][exists]=true', { method: 'DELETE', headers }),
    ]
    for (const { ok } of await Promise.all(tries)) expect(ok).toBe(false)
    const stands = await ctx.payload.findByID({
      collection: 'security-events',
      id: entry?.id ?? '',
      depth: 0,
      ...asSystem,
    })
    expect(stands).toEqual(entry)
  })

  test.each([
    ['an update', sql`update security_events set code = 'loggedOut'`],
    ['a deletion', sql`delete from security_events`],
    ['emptying the table', sql`truncate security_events cascade`],
  ])('is kept by the database itself: %s', async (_name, statement) => {
    const before = await logged()
    await expect(database(ctx).drizzle.execute(statement)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('security log') },
    })
    expect(await logged()).toEqual(before)
  })

  test('keeps an entry for a year, and then lets it go', async () => {
    const yearAgo = new Date(Date.now() - 367 * 86_400_000)
    await recordSecurityEvent({ ...as(ctx, admin), now: () => yearAgo }, null, {
      event: { code: 'loggedOut' },
      subject: staffParty(admin),
    })
    const before = await logged()
    await deleteOldSecurityEvents(ctx)
    expect((await logged()).map(each => each.id)).toEqual(before.slice(0, -1).map(each => each.id))
  })

  test('keeps what it holds when the account goes', async () => {
    const leaving = await staffMember(ctx.payload, 'editor')
    await logIn(leaving)
    await ctx.payload.delete({ collection: 'staff', id: leaving.id, depth: 0, ...asSystem })
    expect((await logged()).filter(each => each.subjectId === leaving.id)).not.toEqual([])
  })
})
