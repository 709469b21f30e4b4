import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, test } from 'vitest'
import { findInvited } from '@/features/staff/server/invitations'
import { requestStaffPasswordLink } from '@/features/staff/server/passwordLinks'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { resendMail } from '@/platform/email/mailEndpoints'
import { sendDueMail } from '@/platform/email/outbox'
import { as, NEXT_PASSWORD, PASSWORD } from '../../support/customers'
import { mailPeers } from '../../support/mailPeers'
import { acceptingSmtp } from '../../support/smtpPeer'
import { colleague, confirm, isIn, send, tokenOf } from '../../support/staffDoors'
import { staffKeyIn } from '../../support/staffLinks'
import { mailThrough, staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const { opened } = mailPeers()
const admin = await (await colleague(ctx, 'admin')).logIn()
await confirm(admin)

const codesOf = async (id: string) => {
  const where = { subjectId: { equals: id } }
  const found = { collection: 'security-events', where, sort: 'createdAt', depth: 0 } as const
  return (await ctx.payload.find({ ...found, ...asSystem })).docs.map(each => each.code)
}
const exists = async (id: string) =>
  (await ctx.payload.count({ collection: 'staff', where: { id: { equals: id } }, ...asSystem })).totalDocs > 0
/** What was mailed about an account, the newest first. */
const mailsOf = async (id: string) => {
  const where = { aboutId: { equals: id } }
  const found = { collection: 'mail-messages', where, sort: '-createdAt', depth: 0 } as const
  return (await ctx.payload.find({ ...found, ...asSystem })).docs
}
const mailOf = async (id: string) => (await mailsOf(id))[0]
const templatesOf = async (id: string) => (await mailsOf(id)).map(each => each.template)
const logIn = (email: string, password: string) => send('POST', '/staff/login', null, { email, password })
const choose = (token: string, password = PASSWORD) =>
  send('POST', '/staff/reset-password', null, { token, password })

/** A colleague whom an administrator writes in, and the key in the mail that they get. */
async function invited() {
  const peer = await opened(acceptingSmtp())
  const email = `${randomUUID()}@kantoor.example`
  const made = await send('POST', '/staff', admin, { email, name: 'Noor Nieuw', roles: ['editor'] })
  expect(made.status).toBe(201)
  const sending = { ...ctx, mail: mailThrough(peer) }
  await sendDueMail(sending)
  const got = peer.received.find(each => each.to.includes(email))
  return { id: String(made.said.doc.id), email, sending, peer, key: staffKeyIn(got?.mail.text), got }
}

describe('an invitation', () => {
  test('is mailed to a colleague, who sets a password with it once', async () => {
    const { id, email, key, got } = await invited()
    expect(got?.mail.text).toContain('/admin/uitnodiging/')
    expect((await mailOf(id))?.text).not.toContain(key)
    expect((await logIn(email, PASSWORD)).status).toBe(401)
    expect((await choose(key, 'sonyericsson')).said.errors[0].message).toContain('uitgelekt')
    const chosen = await choose(key)
    expect(chosen.status).toBe(200)
    expect(await isIn(tokenOf(chosen))).toBe(true)
    expect((await choose(key, NEXT_PASSWORD)).status).toBe(403)
    expect((await logIn(email, PASSWORD)).status).toBe(200)
    expect(await codesOf(id)).toEqual(
      expect.arrayContaining(['accountCreated', 'invited', 'passwordSet', 'loggedIn']),
    )
    expect(await templatesOf(id)).toEqual(['staff-new-device', 'staff-invite'])
  })

  test('asks whoever writes a colleague in for no password, and takes none', async () => {
    const account = { email: `${randomUUID()}@kantoor.example`, name: 'Noor', roles: ['editor'] }
    const made = await send('POST', '/staff', admin, { ...account, password: PASSWORD })
    expect(made.status).toBe(400)
    expect((await logIn(account.email, PASSWORD)).status).toBe(401)
  })

  test('works three days, and no other link stands beside it', async () => {
    const { id, email, key } = await invited()
    await requestStaffPasswordLink({ ...ctx, clientIp: randomUUID() }, { email })
    expect((await mailOf(id))?.template).toBe('staff-invite')
    const later = (hours: number): Ctx => ({ ...ctx, now: () => new Date(Date.now() + hours * 3_600_000) })
    expect(await findInvited(later(71), key)).toMatchObject({ id, email })
    expect(await findInvited(later(72), key)).toBeNull()
    await database(ctx).drizzle.execute(sql`
      update staff set reset_password_expiration = reset_password_expiration - interval '72 hours' where id = ${id}`)
    expect((await choose(key)).status).toBe(403)
  })

  test('is sent again with another link, and the one from before works no more', async () => {
    const { id, key, sending, peer } = await invited()
    const again = as(sending, await staffMember(ctx.payload, 'admin'))
    expect(await resendMail(again, String((await mailOf(id))?.id))).toBe('sent')
    const next = staffKeyIn(peer.received.at(-1)?.mail.text)
    expect((await choose(key)).status).toBe(403)
    expect((await send('POST', `/staff/${id}/invite`, admin, {})).said.kind).toMatch(/sent|notSent/)
    expect((await choose(next)).status).toBe(403)
    expect(await codesOf(id)).toEqual(['accountCreated', 'invited', 'invited', 'invited'])
  })

  test('is withdrawn with the account that was never used, and not once it was', async () => {
    const [open, used] = [await invited(), await invited()]
    await choose(used.key)
    const withdraw = async (id: string) => (await send('POST', `/staff/${id}/withdraw`, admin, {})).said
    expect(await withdraw(open.id)).toEqual({ kind: 'withdrawn' })
    expect(await withdraw(used.id)).toEqual({ kind: 'settled' })
    expect((await send('POST', `/staff/${used.id}/invite`, admin, {})).said).toEqual({ kind: 'settled' })
    expect([await exists(open.id), await exists(used.id)]).toEqual([false, true])
    expect((await choose(open.key)).status).toBe(403)
    const sent = await mailOf(used.id)
    expect(await resendMail(as(ctx, await staffMember(ctx.payload, 'admin')), String(sent?.id))).toBe(
      'settled',
    )
  })

  test('is for nobody who does not administer', async () => {
    const { id } = await invited()
    const operator = await (await colleague(ctx, 'operator')).logIn()
    for (const act of ['invite', 'withdraw'])
      expect((await send('POST', `/staff/${id}/${act}`, operator, {})).status).toBe(404)
    expect(await exists(id)).toBe(true)
  })
})

test('a password that is chosen anew by link is told to its owner and ends every session', async () => {
  const { id, email, logIn: open } = await colleague(ctx, 'editor')
  const before = await open()
  const peer = await opened(acceptingSmtp())
  const sending = { ...ctx, mail: mailThrough(peer), clientIp: randomUUID() }
  await requestStaffPasswordLink(sending, { email })
  await expect.poll(() => peer.received.length).toBe(1)
  expect((await choose(staffKeyIn(peer.received[0]?.mail.text), NEXT_PASSWORD)).status).toBe(200)
  expect(await isIn(before)).toBe(false)
  await sendDueMail(sending)
  const told = peer.received.filter(each => each.mail.subject?.includes('is gewijzigd'))
  expect(told.map(each => each.to)).toEqual([[email]])
  expect(await codesOf(id)).toEqual(expect.arrayContaining(['passwordSet', 'sessionsEnded']))
})
