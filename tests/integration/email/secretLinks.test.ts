import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, test, vi } from 'vitest'
import { forgotPassword, setPassword } from '@/features/customers/server/passwords'
import { subscribe } from '@/features/newsletter/server/subscription'
import { requestStaffPasswordLink } from '@/features/staff/server/passwordLinks'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { readMailLinks, resendMail } from '@/platform/email/mailEndpoints'
import { sendDueMail } from '@/platform/email/outbox'
import { storedMail } from '@/platform/email/transport'
import { as, bearing, NEXT_PASSWORD, newCustomer, passwordKeyIn, rest } from '../../support/customers'
import { mailPeers } from '../../support/mailPeers'
import { acceptingSmtp, refusingSmtp } from '../../support/smtpPeer'
import { staffKeyIn } from '../../support/staffLinks'
import { keyIn, signUp } from '../../support/subscriptions'
import { eventually, mailThrough, staffMember, staffToken, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const { opened } = mailPeers()
const [operator, admin] = [await staffToken(ctx.payload, 'operator'), await staffToken(ctx.payload, 'admin')]
const administrator = as(ctx, await staffMember(ctx.payload, 'admin'))

const elsewhere = (part: Partial<Ctx> = {}): Ctx => ({ ...ctx, clientIp: randomUUID(), ...part })

type Row = {
  id: string
  state: string
  html: string
  text: string
  sealed: string | null
  message_id: string
}
const mailTo = (email: string, states = ['sent', 'kept', 'queued', 'failed']) =>
  eventually(async () => {
    const { rows } = await database(ctx).drizzle.execute<Row & Record<string, unknown>>(
      sql`select * from mail_messages where "to" = ${email} order by created_at desc limit 1`,
    )
    return rows[0] && states.includes(rows[0].state) && rows[0]
  })

/** Every record of every kind, as somebody reads them over REST. */
async function everything(token: string): Promise<string> {
  const read = ctx.payload.config.collections.map(async ({ slug }) =>
    (await rest(`/${slug}?limit=1000&depth=2`, { headers: bearing(token) })).text(),
  )
  return (await Promise.all(read)).join('\n')
}

/** Somebody of every kind asks for a mail that grants something; what the mail server got. */
async function sentSecrets() {
  const peer = await opened(acceptingSmtp())
  const sending = elsewhere({ mail: mailThrough(peer) })
  const [customer, colleague] = [await newCustomer(ctx), await staffMember(ctx.payload, 'admin')]
  const email = String((colleague as { email?: string }).email)
  const form = signUp()
  await forgotPassword(sending, { email: customer.email })
  await requestStaffPasswordLink(sending, { email })
  await subscribe(sending, form)
  const textTo = (to: string) =>
    eventually(async () => peer.received.find(each => each.to.includes(to))?.mail.text)
  const [reset, staff, newsletter] = await Promise.all([customer.email, email, form.email].map(textTo))
  await Promise.all([customer.email, email, form.email].map(to => mailTo(to, ['sent'])))
  return {
    ...{ customer, colleague: { id: colleague.id, email }, form },
    keys: [
      passwordKeyIn(reset),
      staffKeyIn(staff),
      keyIn(newsletter, 'bevestigen'),
      keyIn(newsletter, 'uitschrijven'),
    ],
  }
}

describe('a link that grants something', () => {
  test('stands in no record that staff of any role read, nor in the database once it was sent', async () => {
    const { keys, customer } = await sentSecrets()
    const pages = [await everything(operator), await everything(admin)]
    for (const key of keys) for (const page of pages) expect(page).not.toContain(key)
    const mail = await mailTo(customer.email)
    expect(mail).toMatchObject({ sealed: null, text: expect.stringContaining('link verborgen') })
  })

  test('answers no question about it', async () => {
    const { colleague } = await sentSecrets()
    for (const filter of [
      'staff?where[resetPasswordToken][exists]=true',
      'mail-messages?where[sealed][exists]=true',
    ])
      expect((await (await rest(`/${filter}`, { headers: bearing(admin) })).json()).docs ?? []).toEqual([])
    const account = await rest(`/staff/${colleague.id}`, { headers: bearing(admin) })
    expect(await account.text()).not.toMatch(/resetPasswordToken|"salt"|"hash"/)
  })

  test('of a colleague: who sells does not see the mail, and cannot resend it', async () => {
    const { colleague } = await sentSecrets()
    const { id } = await mailTo(colleague.email)
    const status = async (token: string) =>
      (await rest(`/mail-messages/${id}`, { headers: bearing(token) })).status
    expect([await status(operator), await status(admin)]).toEqual([404, 200])
    expect(await resendMail(as(ctx, await staffMember(ctx.payload, 'operator')), id)).toBeNull()
  })

  test('is the same in every retry, and waits sealed', async () => {
    const customer = await newCustomer(ctx)
    const refusing = mailThrough(await opened(refusingSmtp(451)))
    await forgotPassword(elsewhere({ mail: refusing }), { email: customer.email })
    const waiting = await eventually(async () => {
      const mail = await mailTo(customer.email)
      return Number(mail.attempts) === 1 && mail
    })
    expect(waiting.sealed).toMatch(/^v1\./)
    expect(waiting.text).not.toContain('sleutel=')
    const peer = await opened(acceptingSmtp())
    const later = new Date(Date.now() + 2 * 60_000)
    await sendDueMail(elsewhere({ mail: mailThrough(peer), now: () => later }))
    const key = passwordKeyIn(peer.received.find(each => each.to.includes(customer.email))?.mail.text)
    expect((await setPassword(elsewhere(), key, NEXT_PASSWORD)).kind).toBe('passwordSet')
  })

  test('is a new one when a mail that went is sent again', async () => {
    const { customer, colleague, form, keys } = await sentSecrets()
    const peer = await opened(acceptingSmtp())
    const resending = { ...administrator, mail: mailThrough(peer) }
    for (const to of [customer.email, colleague.email, form.email]) {
      const before = await mailTo(to)
      expect(await resendMail(resending, before.id)).toBe('sent')
      const after = await mailTo(to)
      expect(after.sealed).toBeNull()
      expect(after.message_id).not.toBe(before.message_id)
    }
    const [reset, staff, newsletter] = peer.received.map(each => each.mail.text)
    const fresh = [passwordKeyIn(reset), staffKeyIn(staff), keyIn(newsletter, 'bevestigen')]
    for (const key of fresh) expect(keys).not.toContain(key)
    expect(keyIn(newsletter, 'uitschrijven')).toBe(keys[3])
    expect((await setPassword(elsewhere(), fresh[0] ?? '', NEXT_PASSWORD)).kind).toBe('passwordSet')
  })

  test('goes to no address that the account had before, and to no account that is gone', async () => {
    const { customer } = await sentSecrets()
    const mail = await mailTo(customer.email)
    const change = (data: object) =>
      ctx.payload.update({ collection: 'hosting-customers', id: customer.id, data, depth: 0, ...asSystem })
    await change({ email: `${randomUUID()}@proeftuin.example` })
    expect(await resendMail(administrator, mail.id)).toBe('otherAddress')
    await change({ disabled: true })
    expect(await resendMail(administrator, mail.id)).toBe('accountGone')
  })

  test('in a demonstration is opened by who administers alone, and never that of a colleague', async () => {
    const customer = await newCustomer(ctx)
    await forgotPassword(elsewhere(), { email: customer.email })
    const { id } = await mailTo(customer.email, ['kept'])
    const ask = (mail: string, token: string) =>
      rest(`/mail-messages/${mail}/links`, { headers: bearing(token) })
    expect((await ask(id, operator)).status).toBe(404)
    const { links } = await (await ask(id, admin)).json()
    expect((await setPassword(elsewhere(), passwordKeyIn(links.resetPassword), NEXT_PASSWORD)).kind).toBe(
      'passwordSet',
    )
    const colleague = (await staffMember(ctx.payload, 'editor')) as unknown as { email: string }
    await requestStaffPasswordLink(elsewhere(), colleague)
    const own = await mailTo(colleague.email, ['kept'])
    expect(own.sealed).toBeNull()
    expect((await ask(own.id, admin)).status).toBe(404)
  })

  test('outside a demonstration is opened by nobody', async () => {
    const customer = await newCustomer(ctx)
    await forgotPassword(elsewhere(), { email: customer.email })
    const { id } = await mailTo(customer.email, ['kept'])
    expect(await readMailLinks(administrator, id, false)).toBeNull()
    expect(await readMailLinks(administrator, id, true)).toHaveProperty('resetPassword')
  })

  test('is not opened while its mail is still to be sent', async () => {
    const customer = await newCustomer(ctx)
    const refusing = mailThrough(await opened(refusingSmtp(451)))
    await forgotPassword(elsewhere({ mail: refusing }), { email: customer.email })
    const { id, sealed } = await mailTo(customer.email, ['queued'])
    expect(sealed).toMatch(/^v1\./)
    expect(await readMailLinks(administrator, id, true)).toBeNull()
  })

  test('of a colleague stands in the terminal where no mail is sent, and that of a customer does not', async () => {
    const printed = vi.spyOn(ctx.payload.logger, 'info')
    const customer = await newCustomer(ctx)
    const colleague = (await staffMember(ctx.payload, 'editor')) as unknown as { email: string }
    await forgotPassword(elsewhere(), { email: customer.email })
    await requestStaffPasswordLink(elsewhere(), colleague)
    for (const { email } of [customer, colleague]) await mailTo(email, ['kept'])
    const lines = printed.mock.calls.map(([line]) => String(line))
    printed.mockRestore()
    expect(lines.filter(line => line.includes(colleague.email))).toEqual([
      expect.stringMatching(/^For .+: http.+\/admin\/reset\//),
    ])
    expect(lines.join()).not.toContain(customer.email)
  })

  test('is made for a typed text that looks like a hidden link as little as for any other', async () => {
    const name = '[link verborgen resetPassword x]'
    const { email } = await newCustomer(ctx, { name })
    await forgotPassword(elsewhere(), { email })
    expect((await mailTo(email, ['kept'])).text).toContain(name)
  })
})
