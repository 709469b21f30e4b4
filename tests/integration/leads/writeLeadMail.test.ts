import { randomUUID } from 'node:crypto'
import config from '@payload-config'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { handleEndpoints } from 'payload'
import { describe, expect, test } from 'vitest'
import type { InboxLead } from '@/features/leads/model/inbox'
import { decideDoubt } from '@/features/leads/server/doubtfulLeads'
import { findLead } from '@/features/leads/server/leadRepository'
import { deleteOldLeads } from '@/features/leads/server/personalData'
import {
  LEAD_LETTER,
  previewLeadMail,
  sendLeadMail,
  startLeadMail,
} from '@/features/leads/server/writeLeadMail'
import { asSystem } from '@/platform/access/authority'
import { listEvents } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { sendDueMail } from '@/platform/email/outbox'
import { storedMail } from '@/platform/email/transport'
import { env } from '@/platform/env'
import { LIMITS } from '@/platform/limits/limits'
import { expectHarmless } from '../../support/harmlessMail'
import { newBot, newDoubtful, newLead, newRequest } from '../../support/leads'
import { mailPeers } from '../../support/mailPeers'
import { absentSmtp, acceptingSmtp } from '../../support/smtpPeer'
import { mailsAbout } from '../../support/submissions'
import { mailThrough, staffMember, staffToken, testCtx } from '../../support/testCtx'

const base = await testCtx({ mail: storedMail })
const ctx = { ...base, user: await staffMember(base.payload, 'operator') }
const { opened, through } = mailPeers()

const WRITTEN = { subject: 'Over {nummer}', text: 'Dag {naam}.\n\nKijk op https://proef.example/a.' }

const send = (
  sender: Ctx,
  lead: InboxLead,
  written: object = WRITTEN,
  idempotencyKey: string = randomUUID(),
) => sendLeadMail(sender, lead, { idempotencyKey, written })

const lettersTo = async ({ id }: InboxLead) =>
  (await mailsAbout(ctx, id)).filter(({ template }) => template === LEAD_LETTER)

const historyOf = async ({ id }: InboxLead) =>
  (await listEvents(ctx, id)).map(({ change, before, after }) => [change, before, after])

describe('a mail to a lead', () => {
  test('goes at once, can be answered, is written down, and answers a lead that waits', async () => {
    const peer = await opened(acceptingSmtp())
    const lead = await newLead(ctx, { name: 'Jan <b>Groen</b>' })
    const answer = await send({ ...ctx, mail: mailThrough(peer) }, lead)
    expect(answer).toMatchObject({ kind: 'sent', lead: { status: 'contacted', openUntil: null } })
    expectHarmless(peer.received, [lead.email])
    const mail = peer.received[0]?.mail
    expect([mail?.subject, mail?.replyTo?.[0]?.address]).toEqual([
      `Over ${lead.reference}`,
      'info@webbureau-voorbeeld.example',
    ])
    expect(mail?.html).toContain('Beste Jan &lt;b&gt;Groen&lt;/b&gt;,')
    expect(mail?.html).toContain('<a href="https://proef.example/a"')
    expect(mail?.text).toMatch(/Groet uit \S+,\nProef operator\n/)
    expect(await historyOf(lead)).toEqual(
      expect.arrayContaining([
        ['Mail geschreven', null, `Over ${lead.reference}`],
        ['Status', 'Nieuw', 'Contact gehad'],
      ]),
    )
    expect(await lettersTo(lead)).toMatchObject([{ aboutCollection: 'leads', aboutId: lead.id }])
  })

  test('about a request of the configurator leaves a status that is further on', async () => {
    const lead = await newRequest(ctx)
    const { collection, id } = lead
    await ctx.payload.update({ collection, id, data: { status: 'won' }, ...asSystem })
    const answer = await send(ctx, lead)
    expect(answer).toMatchObject({ kind: 'sent', lead: { status: 'won' } })
    expect(await lettersTo(lead)).toMatchObject([{ aboutCollection: collection }])
  })

  test('that is sent twice goes once and is answered alike, also at the same moment', async () => {
    const peer = await opened(acceptingSmtp())
    const lead = await newLead(ctx)
    const key = randomUUID()
    const sender = { ...ctx, mail: mailThrough(peer) }
    const answers = await Promise.all([send(sender, lead, WRITTEN, key), send(sender, lead, WRITTEN, key)])
    answers.push(await send(sender, lead, WRITTEN, key))
    expect(answers.map(({ kind }) => kind)).toEqual(['sent', 'sent', 'sent'])
    expect(peer.received).toHaveLength(1)
    expect(await send(sender, lead, { ...WRITTEN, text: 'Anders.' }, key)).toEqual({ kind: 'alreadySent' })
    expect(await send(sender, await newLead(ctx), WRITTEN, key)).toEqual({ kind: 'alreadySent' })
    expect(peer.received).toHaveLength(1)
  })

  test('waits while the mail server is away, and goes once when it is back', async () => {
    const lead = await newLead(ctx)
    expect(await send(await through(ctx, absentSmtp()), lead)).toMatchObject({
      ...{ kind: 'sentLater', lead: { status: 'contacted' } },
    })
    const peer = await opened(acceptingSmtp())
    const later = (minutes: number) => ({
      ...{ ...ctx, mail: mailThrough(peer) },
      now: () => new Date(Date.now() + minutes * 60_000),
    })
    await sendDueMail(later(3))
    await sendDueMail(later(6))
    expect(peer.received.map(each => each.to)).toEqual([[lead.email]])
  })

  test('takes a doubtful lead for a person’s', async () => {
    const lead = await newDoubtful(ctx)
    expect(await send(ctx, lead)).toMatchObject({ kind: 'sent', lead: { doubt: null } })
  })
})

describe('what is not mailed', () => {
  test('is a machine, a lead without an address, and one that is gone', async () => {
    const bot = await newBot(ctx)
    await decideDoubt(ctx, { leads: [bot], decision: 'discard' })
    const mute = await newLead(ctx, { kind: 'callback', email: '', phone: '06 00 00 00 00', when: 'asap' })
    const gone = { ...(await newLead(ctx)), id: randomUUID() }
    expect(await send(ctx, bot)).toEqual({ kind: 'machine' })
    expect(await send(ctx, mute)).toEqual({ kind: 'noAddress' })
    expect(await startLeadMail(ctx, mute)).toEqual({ kind: 'noAddress' })
    expect(await send(ctx, gone)).toEqual({ kind: 'gone' })
    expect(await lettersTo(bot)).toEqual([])
  })

  test('is what has an empty field or an unknown name', async () => {
    const lead = await newLead(ctx)
    expect(await send(ctx, lead, { subject: '', text: '{naan}' })).toMatchObject({
      ...{ kind: 'invalid', errors: { subject: 'Schrijf een onderwerp.' } },
    })
    expect(await previewLeadMail(ctx, lead, { subject: 'Dag', text: '{naan}' })).toMatchObject({
      ...{ kind: 'invalid', errors: { text: expect.stringContaining('{naam}') } },
    })
    expect(await lettersTo(lead)).toEqual([])
    expect(await findLead(ctx, lead)).toMatchObject({ status: 'new' })
  })

  test('is more than the limit of one member of staff', async () => {
    const user = await staffMember(base.payload, 'operator')
    const lead = await newLead(ctx)
    const key = randomUUID()
    const { points } = LIMITS['lead-mail']
    for (let sent = 0; sent < points; sent++)
      expect(await send({ ...ctx, user }, lead, WRITTEN, key)).toMatchObject({ kind: 'sent' })
    expect(await send({ ...ctx, user }, lead)).toEqual({ kind: 'tooMany' })
    expect(await send(ctx, lead)).toMatchObject({ kind: 'sent' })
  })
})

test('templates come filled in, and the preview is the mail as it goes', async () => {
  const lead = await newLead(ctx, { name: 'Jan' })
  const start = await startLeadMail(ctx, lead)
  expect(start).toMatchObject({ kind: 'ready', to: lead.email, frame: { greeting: 'Beste Jan,' } })
  const templates = start.kind === 'ready' ? start.templates : []
  expect(templates.map(({ name }) => name)).toContain('Geen gehoor')
  expect(templates.flatMap(({ subject, text }) => [subject, text]).join()).not.toContain('{')
  const preview = await previewLeadMail(ctx, lead, WRITTEN)
  await send(ctx, lead)
  const [mail] = await lettersTo(lead)
  expect(preview).toEqual({ kind: 'shown', html: mail?.html })
})

test('a template with an unknown name is not saved', async () => {
  const templates = [{ name: 'Fout', subject: 'Dag', text: 'Dag {voornaam}.' }]
  const saved = ctx.payload.updateGlobal({ slug: 'lead-mail-templates', data: { templates } })
  await expect(saved).rejects.toThrow()
})

test('a lead that was mailed is kept two years from then, and its mail goes with it', async () => {
  const [mailed, forgotten] = [await newLead(ctx), await newLead(ctx)]
  await send(ctx, forgotten)
  const old = ({ id }: InboxLead) =>
    database(ctx).drizzle.execute(
      sql`update leads set updated_at = now() - interval '25 months' where id = ${id}`,
    )
  await old(forgotten)
  await ctx.payload.update({ collection: 'leads', id: mailed.id, data: { status: 'contacted' }, ...asSystem })
  await old(mailed)
  await send(ctx, mailed)
  await deleteOldLeads(ctx)
  expect(await findLead(ctx, mailed)).not.toBeNull()
  expect(await findLead(ctx, forgotten)).toBeNull()
  expect(await lettersTo(forgotten)).toEqual([])
  expect(await send(ctx, forgotten)).toEqual({ kind: 'gone' })
})

describe('the doors', () => {
  const PATH = '/api/leads-console/mail'
  const ask = (path: string, token: string | null, init: RequestInit = {}, type = 'application/json') =>
    handleEndpoints({
      config,
      request: new Request(`${env.SITE_URL}${path}`, {
        ...init,
        headers: { 'content-type': type, ...(token && { Authorization: `JWT ${token}` }) },
      }),
    })

  test('open to operators alone, for JSON of the right shape', async () => {
    const [operator, editor] = [
      await staffToken(ctx.payload, 'operator'),
      await staffToken(ctx.payload, 'editor'),
    ]
    const lead = await newLead(ctx)
    const { collection, id } = lead
    const body = JSON.stringify({ collection, id, idempotencyKey: randomUUID(), written: WRITTEN })
    const post = { method: 'POST', body }
    for (const token of [editor, null]) {
      expect((await ask(`${PATH}?collection=leads&id=${id}`, token)).status).toBe(404)
      expect((await ask(PATH, token, post)).status).toBe(404)
      expect((await ask(`${PATH}/preview`, token, post)).status).toBe(404)
    }
    expect((await ask(PATH, operator, post, 'text/plain')).status).toBe(400)
    expect((await ask(PATH, operator, { method: 'POST', body: '{}' })).status).toBe(400)
    expect(await lettersTo(lead)).toEqual([])
    expect((await ask(`${PATH}?collection=leads&id=${id}`, operator)).status).toBe(200)
    expect((await ask(`${PATH}/preview`, operator, post)).status).toBe(200)
    expect((await (await ask(PATH, operator, post)).json()).kind).toMatch(/^sent/)
    expect(await lettersTo(lead)).toHaveLength(1)
  })

  test('are closed on the server too', async () => {
    const lead = await newLead(ctx)
    const editor = { ...base, user: await staffMember(base.payload, 'editor') }
    await expect(send(editor, lead)).rejects.toThrow('not allowed')
    await expect(startLeadMail(editor, lead)).rejects.toThrow('not allowed')
    await expect(previewLeadMail(editor, lead, WRITTEN)).rejects.toThrow('not allowed')
  })
})
