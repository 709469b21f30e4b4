import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, test } from 'vitest'
import type { InboxLead } from '@/features/leads/model/inbox'
import type { DoubtDecision } from '@/features/leads/model/triage'
import { decideDoubt, mailDoubtfulLeads } from '@/features/leads/server/doubtfulLeads'
import { listInbox } from '@/features/leads/server/inboxQueries'
import { countInbox } from '@/features/leads/server/inboxStats'
import { deleteQuarantinedLeads } from '@/features/leads/server/personalData'
import { submitLead } from '@/features/leads/server/submitLead'
import { listEvents } from '@/platform/audit/auditLog'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { typedForm } from '../../support/leadForms'
import { asking, newBot, newDoubtful, newLead, newRequest } from '../../support/leads'
import { mailPeers } from '../../support/mailPeers'
import { aReference } from '../../support/reference'
import { absentSmtp } from '../../support/smtpPeer'
import { mailsAbout } from '../../support/submissions'
import { staffMember, testCtx } from '../../support/testCtx'

const base = await testCtx({ mail: storedMail })
const operator = await staffMember(base.payload, 'operator')
const ctx = { ...base, user: operator }
const { through } = mailPeers()

const decide = (decision: DoubtDecision, ...leads: InboxLead[]) =>
  decideDoubt(ctx, { leads: leads.map(({ collection, id }) => ({ collection, id })), decision })

const tabsOf = async ({ id, email }: InboxLead) => {
  const queries = { all: {}, doubt: { tab: 'doubt' }, apart: { apart: 'true' } }
  const found = await Promise.all(
    Object.entries(queries).map(async ([name, query]) => {
      const { leads } = await listInbox(ctx, asking({ search: email, ...query }))
      return leads.some(lead => lead.id === id) ? [name] : []
    }),
  )
  return found.flat()
}

const historyOf = async (id: string) =>
  (await listEvents(ctx, id)).map(({ change, before, after, actor }) => [change, before, after, actor])

describe('what is doubtful', () => {
  test('is counted and stands in its own list with the reasons, not among the leads', async () => {
    const before = await countInbox(ctx)
    const lead = await newDoubtful(ctx)
    expect(lead.doubt).toEqual({ verdict: 'doubtful', signs: ['honeypot'] })
    expect(await tabsOf(lead)).toEqual(['doubt'])
    const { doubt, all } = await countInbox(ctx)
    expect([doubt, all]).toEqual([before.doubt + 1, before.all])
  })

  test('becomes a lead with one press: its mails go, its deadline runs from receipt, and it is written down', async () => {
    const now = new Date()
    const lead = await newDoubtful(ctx, { kind: 'contact', message: 'Kunnen jullie bellen?' }, now)
    expect(await decide('accept', lead)).toEqual([{ id: lead.id, kind: 'accept' }])
    expect(await tabsOf(lead)).toEqual(['all'])
    const [found] = (await listInbox(ctx, asking({ search: lead.email }))).leads
    const { respondBy, createdAt } = lead
    expect(found).toMatchObject({ doubt: null, respondBy, createdAt, openUntil: respondBy })
    const mails = await mailsAbout(ctx, lead.id)
    expect(mails.map(mail => [mail.template, mail.to])).toEqual([
      ['lead-confirmation', lead.email],
      ['lead-notification', 'aanvragen@webbureau-voorbeeld.example'],
    ])
    expect(mails[0]?.text).toContain('Kunnen jullie bellen?')
    expect(mails[0]?.text).toContain('binnen 24 uur')
    expect(await historyOf(lead.id)).toEqual([['Apart gehouden', 'ja', 'nee', operator.id]])
  })

  test('of which the promise is over says no time that is past', async () => {
    const lead = await newDoubtful(ctx, {}, new Date(Date.now() - 20 * 86_400_000))
    await decide('accept', lead)
    const [confirmation] = await mailsAbout(ctx, lead.id)
    expect(confirmation?.text).toContain('zo snel mogelijk')
    expect(confirmation?.text).not.toContain('binnen 24 uur')
  })

  test('of the configurator mails the slip as it was sent', async () => {
    const sent = await newRequest(ctx, { name: 'Win www.prijs.example' })
    expect(await mailsAbout(ctx, sent.id)).toEqual([])
    await decide('accept', sent)
    const [confirmation, notification] = await mailsAbout(ctx, sent.id)
    expect(confirmation).toMatchObject({ template: 'configurator-confirmation', to: sent.email })
    expect(confirmation?.text).toMatch(/Indicatie, excl\. btw: .*€\s1\.193.*incl\. btw: /)
    expect(confirmation?.text).toContain(sent.reference)
    expect(notification?.text).toContain('Hovenier')
  })

  test('accepted twice, by two colleagues at once, mails once', async () => {
    const lead = await newDoubtful(ctx)
    const outcomes = await Promise.all([decide('accept', lead), decide('accept', lead)])
    expect(
      outcomes
        .flat()
        .map(each => each.kind)
        .sort(),
    ).toEqual(['accept', 'settled'])
    expect(await mailsAbout(ctx, lead.id)).toHaveLength(2)
  })

  test('is accepted while the mail server is away; the mails wait', async () => {
    const lead = await newDoubtful(ctx)
    const away = await through(ctx, absentSmtp())
    expect(await decideDoubt({ ...away, user: operator }, { leads: [lead], decision: 'accept' })).toEqual([
      { id: lead.id, kind: 'accept' },
    ])
    expect((await mailsAbout(ctx, lead.id)).map(mail => mail.state)).toEqual(['queued', 'queued'])
  })

  test('is thrown away, can be taken back for 30 days, and is gone after those', async () => {
    const old = new Date(Date.now() - 60 * 86_400_000)
    const [spam, mistake] = [await newDoubtful(ctx, {}, old), await newDoubtful(ctx, {}, old)]
    expect((await decide('discard', spam, mistake)).map(each => each.kind)).toEqual(['discard', 'discard'])
    expect(await decide('discard', spam)).toEqual([{ id: spam.id, kind: 'settled' }])
    await deleteQuarantinedLeads(ctx)
    expect(await tabsOf(spam)).toEqual(['apart'])
    expect(await historyOf(spam.id)).toEqual([['Weggegooid uit Twijfel', null, null, operator.id]])
    await decide('accept', mistake)
    await deleteQuarantinedLeads({ ...ctx, now: () => new Date(Date.now() + 31 * 86_400_000) })
    expect(await tabsOf(spam)).toEqual([])
    expect(await tabsOf(mistake)).toEqual(['all'])
  })

  test('is decided by who sells, and by nobody else', async () => {
    const lead = await newDoubtful(ctx)
    const editor = await staffMember(ctx.payload, 'editor')
    for (const user of [null, editor])
      await expect(decideDoubt({ ...ctx, user }, { leads: [lead], decision: 'accept' })).rejects.toThrow()
    expect(await tabsOf(lead)).toEqual(['doubt'])
  })

  test('of a version without doubts stands in the list too', async () => {
    const lead = await newBot(ctx)
    await database(ctx).drizzle.execute(
      sql`update leads set doubt = null, doubt_signs = null where id = ${lead.id}`,
    )
    expect(await tabsOf(lead)).toEqual(['doubt'])
    const [found] = (await listInbox(ctx, asking({ search: lead.email, tab: 'doubt' }))).leads
    expect(found?.doubt).toEqual({ verdict: 'doubtful', signs: [] })
  })
})

describe('repetition', () => {
  const text = () => `Voor uw bedrijf hebben wij een aanbieding die u niet wilt missen. ${randomUUID()}`

  test('of one text from a third address is doubtful', async () => {
    const message = text()
    const leads = [
      await newLead(ctx, { kind: 'contact', message }),
      await newLead(ctx, { kind: 'contact', message }),
      await newLead(ctx, { kind: 'contact', message }),
    ]
    expect(leads.map(lead => lead.doubt?.signs ?? null)).toEqual([null, null, ['sameText']])
  })

  test('of one text from one address is not, nor of last week', async () => {
    const message = text()
    const email = `${randomUUID()}@proeftuin.example`
    const lastWeek = new Date(Date.now() - 7 * 86_400_000)
    for (const when of [lastWeek, lastWeek]) await newLead(ctx, { kind: 'contact', message }, when)
    for (const subject of ['Een', 'Twee', 'Drie'])
      expect((await newLead(ctx, { kind: 'contact', message, email, subject })).doubt).toBeNull()
  })
})

describe('the daily mail', () => {
  const at = (time: string) => ({ ...ctx, now: () => new Date(time) })
  const sent = async () => {
    const { docs } = await ctx.payload.find({
      ...{ collection: 'mail-messages', where: { template: { equals: 'doubtful-leads' } } },
      ...({ sort: '-createdAt', depth: 0, overrideAccess: true } as const),
    })
    return docs
  }

  test('lists what is new, once a day and not at night, and nothing when there is nothing', async () => {
    await mailDoubtfulLeads(at('2031-03-03T09:00:00Z'))
    const before = (await sent()).length
    const first = await newDoubtful(ctx, { name: 'Eerste Twijfel' })
    await mailDoubtfulLeads(at('2031-03-03T15:00:00Z'))
    await mailDoubtfulLeads(at('2031-03-04T04:00:00Z'))
    expect(await sent()).toHaveLength(before)

    await newDoubtful(ctx, { name: '<b>Tweede</b> Twijfel' })
    await newBot(ctx, { name: 'Een robot' })
    await Promise.all([
      mailDoubtfulLeads(at('2031-03-04T08:00:00Z')),
      mailDoubtfulLeads(at('2031-03-04T08:00:00Z')),
    ])
    const [mail, ...others] = await sent()
    expect(others).toHaveLength(before)
    expect(mail).toMatchObject({
      to: 'aanvragen@webbureau-voorbeeld.example',
      subject: 'Nieuw in Twijfel: 2 aanvragen',
    })
    expect(mail?.text).toContain(', Eerste Twijfel: Verborgen veld ingevuld')
    expect(mail?.text).toContain('/admin/leads?tab=doubt')
    expect(mail?.text).not.toContain('robot')
    expect(mail?.html).toContain('&lt;b&gt;Tweede')

    await decide('accept', first)
    await mailDoubtfulLeads(at('2031-03-05T08:00:00Z'))
    expect(await sent()).toHaveLength(before + 1)
  })
})

describe('a reference', () => {
  test('finds a lead wherever it stands, typed as people type it', async () => {
    for (const lead of [
      await newLead(ctx),
      await newDoubtful(ctx),
      await newBot(ctx),
      await newRequest(ctx),
    ]) {
      const typed = lead.reference.toLowerCase().replace(/^(...)/, '$1 ')
      const { leads } = await listInbox(ctx, asking({ search: typed }))
      expect(leads.map(each => each.id)).toEqual([lead.id])
    }
  })

  test('stands in the mail to the visitor, and staff see the number too', async () => {
    const typed = typedForm('quote')
    await submitLead({ ...ctx, user: null }, typed)
    const [lead] = (await listInbox(ctx, asking({ search: typed.email }))).leads
    const number = String(lead?.number).padStart(5, '0')
    const [confirmation, notification] = await mailsAbout(ctx, String(lead?.id))
    expect(confirmation?.subject).toContain(lead?.reference)
    expect(`${confirmation?.subject}${confirmation?.text}${confirmation?.html}`).not.toContain(number)
    expect(notification?.subject).toContain(number)
    expect(notification?.text).toContain(lead?.reference)
  })

  test('is given to what an earlier version inserts', async () => {
    const { rows } = await database(ctx).drizzle.execute(sql`
      insert into leads (kind, name, email, submission_key, status, created_at, updated_at)
      values ('quote', 'Jan Proef', 'jan@proef.example', gen_random_uuid(), 'new', now(), now()),
        ('quote', 'Piet Proef', 'piet@proef.example', gen_random_uuid(), 'new', now(), now()) returning reference`)
    expect(rows).toEqual([{ reference: aReference }, { reference: aReference }])
    expect(rows[0]?.reference).not.toBe(rows[1]?.reference)
  })

  test('is drawn again when another lead has it', async () => {
    const { reference: taken } = await newRequest(ctx)
    const { drizzle } = database(ctx)
    await drizzle.execute(sql`create sequence bureau.draws`)
    await drizzle.execute(
      sql.raw(`create or replace function bureau.draw_reference() returns text language sql volatile as
        $$ select case when nextval('bureau.draws') = 1 then '${taken}' else 'WWWWWW' end $$`),
    )
    expect((await newLead(ctx)).reference).toBe('WWWWWW')
  })
})
