import { describe, expect, test } from 'vitest'
import { CONTACT_BUTTONS, CONTACT_LINES, contactWords } from '@/features/company/model/company'
import type { OwnCompany } from '@/features/company/server/public'
import { QUESTION_KINDS } from '@/features/quotes/model/acceptance'
import { chosenItems, initialChoices, quoteTotals } from '@/features/quotes/model/quoteLines'
import { confirmationMail, quoteMail, reminderMail } from '@/features/quotes/server/quoteMails'
import { type QuoteNews, staffMail } from '@/features/quotes/server/quoteStaffMails'
import type { MailDraft } from '@/platform/email/outbox'
import { hideLinks } from '@/platform/email/sealedLinks'
import { formatAmount } from '@/platform/money/euro'
import {
  BUSINESS_EDITION,
  evidenceOf,
  PRIVATE_EDITION,
  REVERSE_CHARGED_EDITION,
} from '../../support/editions'
import { plain } from '../../support/plain'

const company: OwnCompany = {
  ...{ name: 'Webbureau Voorbeeld', initials: 'WV', phone: '053 000 0000', email: 'info@webbureau.example' },
  ...{ whatsapp: '', street: 'Voorbeeldstraat 1', postcode: '7500 XX', city: 'Enschede', openingHours: [] },
  ...{ visitingHours: '', instagram: '', linkedin: '', kvk: '00000000', vatId: 'NL000000000B00' },
  ...{ mapsLink: '', map: null, office: null, socialPicture: '', notifyEmail: 'kantoor@webbureau.example' },
  ...{ buttons: contactWords(CONTACT_BUTTONS), lines: contactWords(CONTACT_LINES) },
}

const KEY = 'b7e1.geheim-van-de-klant'
const [id, link] = ['42', `https://webbureau.example/offerte/${KEY}`]
const terms = [{ filename: 'algemene-voorwaarden.pdf', contentType: 'application/pdf', content: '' }]
const files = { company, id, link, pdf: Buffer.from('pdf'), terms }
const confirming = { ...files, passwordLink: null }

const money = (cents: number) => plain(formatAmount(cents))
const onBeforehand = ({ lines }: typeof BUSINESS_EDITION) =>
  quoteTotals(chosenItems(lines, initialChoices(lines)) ?? [])

const TO_CUSTOMER: [string, MailDraft][] = [BUSINESS_EDITION, PRIVATE_EDITION].flatMap(edition => [
  ['the quote', quoteMail(edition, files)] as [string, MailDraft],
  ['the confirmation', confirmationMail(edition, evidenceOf(edition), confirming)],
  ['the first reminder', reminderMail(edition, files, 'unanswered')],
  ['the last reminder', reminderMail(edition, files, 'expires')],
])

const NEWS: QuoteNews[] = [
  { kind: 'accepted', evidence: evidenceOf(BUSINESS_EDITION) },
  ...QUESTION_KINDS.map(({ value }) => ({ kind: value, message: 'Kan het in mei?', lines: ['logo'] })),
  { kind: 'declined', reason: 'later', message: 'Volgend jaar misschien.' },
]

describe('mails to the customer', () => {
  test.each(TO_CUSTOMER)('%s holds its key in its sealed links alone', (_name, mail) => {
    const { links, ...stored } = mail
    const { sealed, ...hidden } = hideLinks({ ...stored, id: 'mail' }, links ?? {})
    expect(links).toEqual({ quote: link })
    expect(mail.text).toContain(link)
    expect(JSON.stringify(hidden)).not.toContain(KEY)
    expect(sealed).not.toContain(KEY)
    expect(mail.about).toEqual({ collection: 'quotes', id })
  })

  test.each([
    { edition: BUSINESS_EDITION, leads: 'excl' as const },
    { edition: PRIVATE_EDITION, leads: 'incl' as const },
    { edition: REVERSE_CHARGED_EDITION, leads: 'excl' as const },
  ])('a quote names its totals, the reading $leads largest', ({ edition, leads }) => {
    const totals = onBeforehand(edition)
    const mail = quoteMail(edition, files)
    const text = plain(mail.text)
    const amounts = [totals.once, totals.monthly, totals.yearly].flatMap(({ excl, incl }) => [excl, incl])
    expect(amounts.map(money).filter(each => !text.includes(each))).toEqual([])
    const large = /<span style="[^"]*font-size:19px[^"]*">([^<]*)</.exec(mail.html)?.[1]
    expect(large).toBe(`Totaal ${leads}. btw`)
    expect(text).toContain('geldt tot en met 20 december 2026')
    for (const kind of ['unanswered', 'expires'] as const)
      expect(plain(reminderMail(edition, files, kind).text)).toContain(
        `${money(totals.once[leads])}, ${money(totals.monthly[leads])} per maand en ${money(totals.yearly[leads])} per jaar (${leads}. btw)`,
      )
  })

  test('a quote goes to the prospect with its PDF and the terms', () => {
    const mail = quoteMail(BUSINESS_EDITION, files)
    expect([mail.template, mail.to]).toEqual(['quote', 'hanna@olthof.example'])
    expect(mail.subject).toBe('Nieuwe offerte OF2026-0042, versie 2 van Webbureau Voorbeeld')
    expect(mail.attachments?.map(each => each.filename)).toEqual([
      'OF2026-0042.pdf',
      'algemene-voorwaarden.pdf',
    ])
    expect(mail.text).toContain('Bekijk je offerte')
    expect(mail.text).toContain('Fijn dat je langskwam.')
    expect(quoteMail(PRIVATE_EDITION, files).subject).toBe('Offerte OF2026-0043 van Webbureau Voorbeeld')
  })

  test('a confirmation goes to who accepted, with what was chosen and what happens next', () => {
    const choices = ['fotograaf', 'logo']
    const evidence = evidenceOf(BUSINESS_EDITION, { choices })
    evidence.customer.email = 'inkoop@olthof.example'
    const mail = confirmationMail(BUSINESS_EDITION, evidence, confirming)
    const text = plain(mail.text)
    expect([mail.template, mail.to]).toEqual(['quote-confirmation', 'inkoop@olthof.example'])
    expect(text).toContain(money(evidence.totals.once.excl))
    expect(text).toContain('Een ochtend met een fotograaf')
    expect(text).not.toContain('Je eigen foto’s')
    expect(text).toContain('Je krijgt een aparte mail met de factuur.')
    expect(text).not.toContain('herroepen')
  })

  test('a private person reads how to withdraw, and from when we work', () => {
    const evidence = evidenceOf(PRIVATE_EDITION)
    const boxes = evidence.boxes.map(each => ({ ...each, ticked: false }))
    const { text } = confirmationMail(PRIVATE_EDITION, { ...evidence, boxes }, confirming)
    expect(text).toContain('We beginnen op 9 december 2026, de dag na je bedenktijd.')
    expect(text).toContain('Modelformulier voor herroeping')
    expect(confirmationMail(PRIVATE_EDITION, evidence, confirming).text).not.toContain('We beginnen op')
  })

  test('what is only paid by the month leads with that', () => {
    const lines = BUSINESS_EDITION.lines.filter(line => line.kind === 'item' && line.rhythm === 'monthly')
    const text = plain(quoteMail({ ...BUSINESS_EDITION, lines }, files).text)
    expect(text).toContain(
      `per maand, excl. btw: ${money(2450)}\n  Hosting en onderhoud\n  samen ${money(2965)} incl. btw`,
    )
    expect(text).not.toContain('Totaal')
  })
})

const OWNER = 'femke@webbureau.example'

describe('mails to staff', () => {
  test.each(NEWS)('of $kind open the office', news => {
    const mail = staffMail(BUSINESS_EDITION, news, { company, id, to: OWNER })
    expect([mail.to, mail.replyTo]).toEqual([OWNER, 'hanna@olthof.example'])
    expect(mail.text).toContain(`/admin/quotes/${id}`)
    expect(`${mail.html}${mail.text}`).not.toContain('/offerte/')
    expect(mail.links).toBeUndefined()
    expect(mail.subject).toContain('Olthof Tuinen (OF2026-0042)')
  })

  test('say what was asked or answered, and about which lines', () => {
    const [accepted, question, , , declined] = NEWS.map(news =>
      plain(staffMail(BUSINESS_EDITION, news, { company, id, to: OWNER }).text),
    )
    expect(accepted).toContain('Hanna Olthof gaf akkoord op 24 nov 2026, 20:42, op de offertepagina.')
    expect(accepted).toContain(money(onBeforehand(BUSINESS_EDITION).once.excl))
    expect(question).toContain('Bericht: Kan het in mei?')
    expect(question).toContain('Gaat over: Logo opfrissen')
    expect(declined).toContain('Reden: Nu even niet')
    expect(declined).toContain('Toelichting: Volgend jaar misschien.')
  })
})
