import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, test } from 'vitest'
import type { QuoteDraft } from '@/features/quotes/model/quote'
import { findEdition, findQuoteFile } from '@/features/quotes/server/editionRepository'
import { getOwnQuote } from '@/features/quotes/server/ownQuote'
import { deleteOldQuotes, quotesPersonalData } from '@/features/quotes/server/personalData'
import { saveQuote } from '@/features/quotes/server/quoteDraft'
import { expireQuotes, remindOfQuotes } from '@/features/quotes/server/quoteJobs'
import { findQuote } from '@/features/quotes/server/quoteRepository'
import { retractQuote, sendQuote } from '@/features/quotes/server/sendQuote'
import { asSystem } from '@/platform/access/authority'
import { database, transaction } from '@/platform/db/transaction'
import { sendDueMail } from '@/platform/email/outbox'
import { storedMail } from '@/platform/email/transport'
import { mailPeers } from '../../support/mailPeers'
import { answerAs, holderAt, keyOf, quoteDraft, quoteItem, quoteStaff, sentQuote } from '../../support/quotes'
import { refusingSmtp } from '../../support/smtpPeer'
import { mailsAbout } from '../../support/submissions'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const db = database(ctx).drizzle
const { through } = mailPeers()

/** In Amsterdam in March 2031, where the 3rd is a Monday. Summer time begins on the 30th. */
const march = (day: number, time = '12:00') =>
  new Date(`2031-03-${String(day).padStart(2, '0')}T${time}:00+01:00`)
const at = (now: Date) => ({ ...ctx, now: () => now })
const sentOn = async (day: number, part: Partial<QuoteDraft> = {}) =>
  sentQuote(await quoteStaff(ctx, march(day)), part)

async function reminders(id: string): Promise<string[]> {
  const mails = await mailsAbout(ctx, id)
  return mails.map(each => each.template).filter(each => /^quote-(reminder|expires)$/.test(each))
}

/** What who got the quote was reminded of, day by day. */
async function remindedOn(id: string, days: number[]): Promise<string[]> {
  const told: string[] = []
  for (const day of days) {
    const before = await reminders(id)
    await remindOfQuotes(at(march(day)))
    const after = await reminders(id)
    if (after.length > before.length)
      told.push(
        `${day} ${after
          .filter(each => !before.includes(each))
          .map(each => each.replace('quote-', ''))
          .join()}`,
      )
  }
  return told
}

const days = (from: number, until: number) => Array.from({ length: until - from + 1 }, (_, at) => from + at)

describe('a reminder', () => {
  test('comes on the third business day, once; a closed day and a Sunday are none', async () => {
    await ctx.payload.create({
      collection: 'closures',
      data: { label: 'Studiedag', kind: 'closed', firstDay: '2031-03-05T12:00:00.000Z' },
      depth: 0,
      ...asSystem,
    })
    const [monday, tuesday] = [await sentOn(3), await sentOn(4)]
    expect(await remindedOn(monday, days(3, 15))).toEqual(['7 reminder'])
    expect(await reminders(tuesday)).toEqual(['quote-reminder'])
    const { rows } = await db.execute(sql`select reminded_at from quotes where id = ${tuesday}`)
    expect(rows).toEqual([{ reminded_at: expect.stringMatching(/^2031-03-08/) }])
  })

  test('on a Saturday waits for its later opening', async () => {
    const id = await sentOn(12)
    await remindOfQuotes(at(march(15, '09:59')))
    expect(await reminders(id)).toEqual([])
    await remindOfQuotes(at(march(15, '10:00')))
    expect(await reminders(id)).toEqual(['quote-reminder'])
  })

  test('comes two days before it expires, and earlier when that day is closed', async () => {
    const [open, closed] = [await sentOn(10, { validDays: 10 }), await sentOn(10, { validDays: 15 })]
    expect(await remindedOn(open, days(10, 21))).toEqual(['13 reminder', '18 expires'])
    expect(await remindedOn(closed, days(21, 26))).toEqual(['22 expires'])
  })

  test('that it expires is the only one of its day, and of the days after it', async () => {
    expect(await remindedOn(await sentOn(10, { validDays: 5 }), days(10, 16))).toEqual(['13 expires'])
  })

  test('does not follow a quote on the day that it is sent', async () => {
    expect(await remindedOn(await sentOn(10, { validDays: 2 }), days(10, 13))).toEqual(['11 expires'])
  })

  test('does not come once there is an answer or a question, the quote is retracted, or it is switched off', async () => {
    const staff = await quoteStaff(ctx, march(11))
    const part = { validDays: 10 }
    const [accepted, declined, asked] = [
      await sentOn(10, part),
      await sentOn(10, part),
      await sentOn(10, part),
    ]
    const [retracted, off] = [await sentOn(10, part), await sentOn(10, { ...part, reminds: false })]
    const holder = holderAt(ctx, march(11))
    const answers = [
      await answerAs(holder, await keyOf(ctx, accepted), 'accept'),
      await answerAs(holder, await keyOf(ctx, declined), 'decline', { edition: '1', reason: 'none' }),
      await answerAs(holder, await keyOf(ctx, asked), 'ask', { edition: '1', message: 'Kan het in april?' }),
    ]
    expect(answers).toEqual([{ kind: 'done' }, { kind: 'done' }, { kind: 'done' }])
    expect(await retractQuote(staff, retracted)).toEqual({ kind: 'retracted' })
    await remindedOn(off, days(11, 21))
    for (const id of [accepted, declined, asked, retracted, off]) expect(await reminders(id)).toEqual([])
  })

  test('is counted anew for a new edition', async () => {
    const id = await sentOn(10)
    expect(await remindedOn(id, days(10, 14))).toEqual(['13 reminder'])
    const staff = await quoteStaff(ctx, march(14))
    await saveQuote(staff, id, { version: 2, draft: quoteDraft({ lines: [quoteItem('a')] }) })
    expect(await sendQuote(staff, id, 3)).toEqual({ kind: 'sent', edition: 2 })
    for (const day of days(14, 20)) await remindOfQuotes(at(march(day)))
    expect(await reminders(id)).toEqual(['quote-reminder', 'quote-reminder'])
    const { rows } = await db.execute(
      sql`select details ->> 'edition' as edition, created_at::date::text as day from events
        where subject_id = ${id} and code = 'quote.reminded' order by created_at`,
    )
    expect(rows).toEqual([
      { edition: '1', day: '2031-03-13' },
      { edition: '2', day: '2031-03-18' },
    ])
  })

  test('of five workers at once is one', async () => {
    const id = await sentOn(10)
    await Promise.all(Array.from({ length: 5 }, () => remindOfQuotes(at(march(13)))))
    expect(await reminders(id)).toEqual(['quote-reminder'])
  })

  test.each([
    ['accepted', (id: string) => acceptOn(id, march(13, '14:00'))],
    ['expired', () => expireQuotes(at(march(16, '00:00')))],
  ])('that waits for the mail server is not sent once the quote is %s', async (_what, end) => {
    const id = await sentOn(10, { validDays: 5 })
    await remindOfQuotes({ ...(await through(ctx, refusingSmtp(451))), now: () => march(13) })
    const queued = async () => (await mailsAbout(ctx, id)).find(each => each.template === 'quote-expires')
    await expect.poll(async () => (await queued())?.attempts).toBe(1)
    await end(id)
    await sendDueMail(at(march(17)))
    expect(await queued()).toMatchObject({ state: 'failed', sentAt: null })
  })
})

async function acceptOn(id: string, now: Date): Promise<void> {
  expect(await answerAs(holderAt(ctx, now), await keyOf(ctx, id), 'accept')).toEqual({ kind: 'done' })
}

test('a quote expires once, and not before its last day is over', async () => {
  const id = await sentOn(10, { validDays: 1 })
  await expireQuotes(at(march(11, '23:59')))
  expect((await findQuote(db, id))?.status).toBe('sent')
  await Promise.all([1, 2, 3].map(() => expireQuotes(at(march(12, '00:00')))))
  await expireQuotes(at(march(13)))
  expect((await findQuote(db, id))?.status).toBe('expired')
  const { rows } = await db.execute(
    sql`select code from events where subject_id = ${id} and code = 'quote.expired'`,
  )
  expect(rows).toHaveLength(1)
})

/** A quote with its edition and the file of that. */
async function keptOf(id: string, edition: string) {
  return [await findQuote(db, id), await findEdition(db, id, 1), await findQuoteFile(db, edition)].map(
    Boolean,
  )
}

const editionId = async (id: string) => (await findEdition(db, id, 1))?.id ?? ''
const ALL = [true, true, true]
const NOTHING = [false, false, false]

describe('personal data', () => {
  test('of a quote goes two years after its last change, with its mails; what was accepted stays', async () => {
    const [old, accepted, recent] = [await sentOn(10), await sentOn(10), await sentOn(14)]
    await acceptOn(accepted, march(11))
    const editions = await Promise.all([old, accepted, recent].map(editionId))
    await deleteOldQuotes(at(new Date('2033-03-12T12:00:00Z')))
    const kept = await Promise.all([old, accepted, recent].map((id, nth) => keptOf(id, editions[nth] ?? '')))
    expect(kept).toEqual([NOTHING, ALL, ALL])
    expect(await mailsAbout(ctx, old)).toEqual([])
    expect(await getOwnQuote(holderAt(ctx, march(12)), await keyOf(ctx, accepted))).toMatchObject({
      standing: 'accepted',
    })
  })

  test('is exported without what is for staff, and erased unless it was accepted', async () => {
    const { prospect } = quoteDraft()
    const lines = [quoteItem('a', { hint: 'Vraagt altijd uitstel' })]
    const [open, accepted] = [await sentOn(10, { prospect, lines }), await sentOn(11, { prospect })]
    await acceptOn(accepted, march(12))
    const person = { id: open, email: prospect.email, phone: '' }
    const exported = await quotesPersonalData.exportRows(ctx, person)
    expect(exported.quotes).toMatchObject([{ id: open, name: 'Hanna Olthof' }, { id: accepted }])
    expect(exported.acceptances).toMatchObject([{ signer: 'Hanna Olthof', browser: 'Firefox' }])
    expect(JSON.stringify(exported)).not.toContain('uitstel')
    const editions = [await editionId(open), await editionId(accepted)]
    await transaction(ctx, async tx => {
      const ids = await quotesPersonalData.recordIds?.(ctx, tx, person)
      expect(ids?.sort()).toEqual([open, accepted].sort())
      await quotesPersonalData.erase?.(ctx, tx, person)
    })
    const kept = [await keptOf(open, editions[0] ?? ''), await keptOf(accepted, editions[1] ?? '')]
    expect(kept).toEqual([NOTHING, ALL])
  })
})
