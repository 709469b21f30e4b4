import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { SCAN_MESSAGES } from '@/features/quotes/model/scan'
import {
  findAcceptance,
  findEdition,
  findQuoteFile,
  sha256Of,
} from '@/features/quotes/server/editionRepository'
import { getOwnQuote, getQuotePdf } from '@/features/quotes/server/ownQuote'
import { saveQuote } from '@/features/quotes/server/quoteDraft'
import { expireQuotes } from '@/features/quotes/server/quoteJobs'
import { recordAcceptance } from '@/features/quotes/server/recordAcceptance'
import { renewLinks, retractQuote, sendQuote } from '@/features/quotes/server/sendQuote'
import { database } from '@/platform/db/transaction'
import {
  ACCEPTANCE,
  answerAs,
  holderAt,
  keyOf,
  quoteDraft,
  quoteItem,
  quoteStaff,
  savedQuote,
  sentQuote,
} from '../../support/quotes'
import { mailsAbout } from '../../support/submissions'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const db = database(ctx).drizzle

describe('an edition', () => {
  test('that was replaced a second ago is not accepted; the new one is', async () => {
    const staff = await quoteStaff(ctx)
    const id = await sentQuote(staff)
    const key = await keyOf(ctx, id)
    const saved = await saveQuote(staff, id, { version: 2, draft: quoteDraft({ lines: [quoteItem('a')] }) })
    expect(saved).toEqual({ kind: 'saved', version: 3 })
    expect(await sendQuote(staff, id, 3)).toEqual({ kind: 'sent', edition: 2 })
    expect(await answerAs(holderAt(ctx), key, 'accept')).toEqual({ kind: 'replaced' })
    const { 'option-boek': _, 'group-0': __, ...typed } = { ...ACCEPTANCE, edition: '2' }
    expect(await answerAs(holderAt(ctx), key, 'accept', typed)).toEqual({ kind: 'done' })
    expect((await findEdition(db, id, 1))?.content.lines).toHaveLength(8)
  })

  test('sent twice at once is one edition', async () => {
    const staff = await quoteStaff(ctx)
    const { id, version } = await savedQuote(staff)
    const answers = await Promise.all([1, 2, 3].map(() => sendQuote(staff, id, version)))
    expect(answers.filter(each => 'edition' in each)).toHaveLength(1)
    expect((await mailsAbout(ctx, id)).filter(each => each.template === 'quote')).toHaveLength(1)
  })

  test('what was typed by a colleague meanwhile is neither overwritten nor sent', async () => {
    const [one, other] = [await quoteStaff(ctx), await quoteStaff(ctx)]
    const { id, version } = await savedQuote(one)
    expect(await saveQuote(other, id, { version, draft: quoteDraft() })).toEqual({
      kind: 'saved',
      version: version + 1,
    })
    expect(await saveQuote(one, id, { version, draft: quoteDraft() })).toMatchObject({
      kind: 'conflict',
      by: expect.stringMatching(/^Proef/),
    })
    expect(await sendQuote(one, id, version)).toMatchObject({ kind: 'conflict' })
  })

  test('a save whose answer was lost is no conflict with oneself', async () => {
    const staff = await quoteStaff(ctx)
    const { id, version } = await savedQuote(staff)
    const draft = quoteDraft()
    const first = await saveQuote(staff, id, { version, draft })
    expect(first).toEqual({ kind: 'saved', version: version + 1 })
    expect(await saveQuote(staff, id, { version, draft })).toEqual(first)
    expect(await saveQuote(staff, id, { version, draft: quoteDraft() })).toMatchObject({ kind: 'conflict' })
  })

  test('recorded by staff has kind, country and reference of what was sent', async () => {
    const staff = await quoteStaff(ctx)
    const id = await sentQuote(staff, { reference: 'Inkoop 7' })
    const changed = quoteDraft({ reference: 'Iets anders' })
    await saveQuote(staff, id, { version: 2, draft: changed })
    const { email } = (await findEdition(db, id, 1))?.content.prospect ?? { email: '' }
    const customer = {
      ...{ kind: 'private', country: 'DE', email, name: 'Hanna Olthof', company: 'Olthof Tuinen' },
      ...{ phone: '', address: 'Kerkstraat 1', zipcode: '7511 AB', city: 'Enschede', kvk: '', vatId: '' },
    }
    const said = {
      edition: 1,
      choices: ['klein'],
      signer: 'Hanna',
      way: 'paper',
      note: 'Getekend.',
      customer,
    }
    expect(await recordAcceptance(staff, id, said)).toEqual({ kind: 'recorded' })
    expect((await findAcceptance(db, id))?.evidence).toMatchObject({
      reference: 'Inkoop 7',
      customer: { kind: 'business', country: 'NL', company: 'Olthof Tuinen' },
    })
    expect(await recordAcceptance(staff, id, null)).toMatchObject({ kind: 'invalid' })
  })

  test('names the prospect in its texts, and refuses a name that is not there', async () => {
    const staff = await quoteStaff(ctx)
    const id = await sentQuote(staff)
    const { texts } = (await findEdition(db, id, 1))?.content ?? {}
    expect(texts?.opening).toMatch(/^Beste Hanna Olthof,\n\nDit maken we voor Olthof Tuinen\.$/)
    const draft = quoteDraft({
      texts: { opening: 'Beste {voornaam},', needs: '', planning: '', closing: '' },
    })
    const saved = await savedQuote(staff, draft)
    expect(await sendQuote(staff, saved.id, saved.version)).toMatchObject({
      kind: 'invalid',
      errors: { 'texts.opening': expect.stringContaining('{voornaam}') },
    })
  })

  test('expires at midnight in Amsterdam; then staff alone take it, with what was said', async () => {
    const sentAt = new Date('2031-03-03T10:00:00Z')
    const id = await sentQuote(await quoteStaff(ctx, sentAt), { validDays: 1 })
    const key = await keyOf(ctx, id)
    const [last, over] = [new Date('2031-03-04T22:59:59Z'), new Date('2031-03-04T23:00:00Z')]
    expect(await getOwnQuote(holderAt(ctx, last), key)).toMatchObject({ standing: 'sent' })
    expect(await answerAs(holderAt(ctx, over), key, 'accept')).toEqual({ kind: 'expired' })
    await expireQuotes({ ...ctx, now: () => over })
    expect(await getOwnQuote(holderAt(ctx, over), key)).toMatchObject({ standing: 'expired' })
    const extension = { edition: '1', question: 'extension', message: 'Mag het nog een week?' }
    expect(await answerAs(holderAt(ctx, over), key, 'ask', extension)).toEqual({ kind: 'done' })
    const { email } = (await findEdition(db, id, 1))?.content.prospect ?? { email: '' }
    const customer = {
      kind: 'business',
      country: 'NL',
      email,
      name: 'Hanna Olthof',
      company: 'Olthof Tuinen',
      phone: '',
      address: 'Kerkstraat 1',
      zipcode: '7511 AB',
      city: 'Enschede',
      kvk: '',
      vatId: '',
    }
    const said = {
      edition: 1,
      choices: ['klein'],
      signer: 'Hanna Olthof',
      way: 'phone',
      note: 'Belde om tien uur: doe maar.',
      customer,
    }
    const staff = await quoteStaff(ctx, over)
    const scanned = Buffer.from('%PDF-1.7 getekend')
    const attached = (content: Buffer) => ({
      ...said,
      scan: { name: 'getekend.pdf', content: content.toString('base64') },
    })
    expect(await recordAcceptance(staff, id, attached(Buffer.from('<svg onload="x">')))).toEqual({
      kind: 'invalid',
      errors: { scan: SCAN_MESSAGES.type },
    })
    expect(await recordAcceptance(staff, id, attached(scanned))).toEqual({ kind: 'recorded' })
    expect((await findAcceptance(db, id))?.evidence).toMatchObject({
      way: 'phone',
      note: said.note,
      boxes: [],
      clientIp: null,
      recordedBy: expect.stringMatching(/^Proef/),
      scan: { name: 'getekend.pdf', type: 'application/pdf', sha256: sha256Of(scanned) },
    })
    const kept = (await findAcceptance(db, id))?.evidence.scan?.file ?? ''
    expect(await findQuoteFile(db, kept)).toEqual(scanned)
    expect(await recordAcceptance(staff, id, said)).toEqual({ kind: 'closed' })
  })

  test('is not accepted once it is declined or retracted; what is declined can be sent anew', async () => {
    const staff = await quoteStaff(ctx)
    const [declined, retracted] = [await sentQuote(staff), await sentQuote(staff)]
    const key = await keyOf(ctx, declined)
    expect(
      await answerAs(holderAt(ctx), key, 'decline', { edition: '1', reason: 'price', message: '' }),
    ).toEqual({ kind: 'done' })
    expect(await answerAs(holderAt(ctx), key, 'accept')).toEqual({ kind: 'declined' })
    expect(await sendQuote(staff, declined, 2)).toEqual({ kind: 'sent', edition: 2 })
    expect(await answerAs(holderAt(ctx), key, 'accept', { ...ACCEPTANCE, edition: '2' })).toEqual({
      kind: 'done',
    })
    expect(await retractQuote(staff, declined)).toEqual({ kind: 'closed' })
    expect(await retractQuote(staff, retracted)).toEqual({ kind: 'retracted' })
    expect(await answerAs(holderAt(ctx), await keyOf(ctx, retracted), 'accept')).toEqual({
      kind: 'retracted',
    })
    expect(await getOwnQuote(holderAt(ctx), await keyOf(ctx, retracted))).toMatchObject({
      standing: 'retracted',
    })
  })
})

describe('a link', () => {
  test('to read along shows everything, and answers nothing', async () => {
    const id = await sentQuote(await quoteStaff(ctx))
    const key = await keyOf(ctx, id, 'read')
    expect(await getOwnQuote(holderAt(ctx), key)).toMatchObject({ mayAnswer: false, readOnlyPath: null })
    for (const intent of ['accept', 'decline', 'ask'] as const)
      expect(await answerAs(holderAt(ctx), key, intent)).toEqual({ kind: 'readOnly' })
  })

  test('of an earlier generation, of another quote or made up opens nothing', async () => {
    const staff = await quoteStaff(ctx)
    const [id, other] = [await sentQuote(staff), await sentQuote(staff)]
    const key = await keyOf(ctx, id)
    expect(await getQuotePdf(holderAt(ctx), key)).toMatchObject({
      filename: expect.stringMatching(/^OF\d{4}-\d{4,}\.pdf$/),
    })
    expect(await renewLinks(staff, id)).toEqual({ kind: 'renewed' })
    const signature = (await keyOf(ctx, id)).split('.').at(-1)
    for (const wrong of [
      key,
      `${other}.a.${signature}`,
      `${id}.l.${signature}`,
      `${id}.a.`,
      id,
      'x',
      '',
      `${randomUUID()}.a.${signature}`,
    ]) {
      expect(await getOwnQuote(holderAt(ctx), wrong)).toBeNull()
      expect(await answerAs(holderAt(ctx), wrong, 'accept')).toEqual({ kind: 'unknown' })
    }
    expect(await getOwnQuote(holderAt(ctx), await keyOf(ctx, id))).not.toBeNull()
  })

  test('of a draft that nobody sent opens nothing', async () => {
    const { id } = await savedQuote(await quoteStaff(ctx))
    expect(await getOwnQuote(holderAt(ctx), await keyOf(ctx, id))).toBeNull()
  })
})
