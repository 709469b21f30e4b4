import { createHash } from 'node:crypto'
import { EMPTY_CUSTOMER } from '@/features/customers/model/customer'
import { boxWords, type Evidence } from '@/features/quotes/model/acceptance'
import { canonicalJson, type Edition, EMPTY_DRAFT, REVOCABLE } from '@/features/quotes/model/quote'
import {
  chosenItems,
  emptyItem,
  initialChoices,
  type QuoteItem,
  type QuoteLine,
  quoteTotals,
  withAmounts,
} from '@/features/quotes/model/quoteLines'

export const quoteItem = (id: string, label: string, part: Partial<QuoteItem> = {}): QuoteItem => ({
  ...emptyItem(id),
  ...{ label, unitPrice: 10_000, ...part },
})

const answer = (id: string, label: string, unitPrice: number, isOn = false) =>
  quoteItem(id, label, { choice: 'oneOf', group: 'Welke foto’s gebruiken we?', unitPrice, isOn })

/** Headings, options, a group, a discount, two rates of VAT, and what is paid by the month and by the year. */
export const QUOTE_LINES: QuoteLine[] = [
  { kind: 'heading', id: 'h1', label: 'Website' },
  quoteItem('site', 'Website met zes pagina’s', {
    unitPrice: 145_000,
    description:
      'Ontwerp in jouw kleuren, teksten die we samen schrijven, en een formulier waarmee klanten een afspraak vragen.',
  }),
  quoteItem('uren', 'Oude teksten overzetten', { quantity: 2.5, unit: 'hour', unitPrice: 6500 }),
  answer('eigen', 'Je eigen foto’s', 0, true),
  answer('fotograaf', 'Een ochtend met een fotograaf', 42_500),
  quoteItem('korting', 'Korting voor wie voor de bouwvak begint', { unitPrice: -15_000 }),
  { kind: 'heading', id: 'h2', label: 'Erbij' },
  quoteItem('gids', 'Gedrukte handleiding', { choice: 'optional', vatRate: 9, unitPrice: 2500 }),
  quoteItem('logo', 'Logo opfrissen', { choice: 'optional', isOn: false, unitPrice: 29_500 }),
  { kind: 'heading', id: 'h3', label: 'Hosting en onderhoud' },
  quoteItem('hosting', 'Hosting en onderhoud', { rhythm: 'monthly', minimumMonths: 12, unitPrice: 2450 }),
  quoteItem('domein', 'Domeinnaam olthof-tuinen.example', { rhythm: 'yearly', unitPrice: 1500 }),
]

export const BUSINESS_EDITION: Edition = {
  ...{ number: 'OF2026-0042', edition: 2, sentOn: '2026-11-20', validUntil: '2026-12-20' },
  seller: {
    ...{ name: 'Webbureau Voorbeeld', company: 'Webbureau Voorbeeld', address: 'Voorbeeldstraat 1' },
    ...{ zipcode: '7500 XX', city: 'Enschede', country: 'NL', email: 'info@webbureau.example' },
    ...{ kvk: '00000000', vatId: 'NL000000000B00', iban: 'NL00 TEST 0000 0000 00' },
  },
  contact: { name: 'Sanne de Wit', phone: '053 000 0000', email: 'sanne@webbureau.example' },
  prospect: {
    ...EMPTY_DRAFT.prospect,
    ...{ kind: 'business', name: 'Hanna Olthof', company: 'Olthof Tuinen', email: 'hanna@olthof.example' },
    ...{ address: 'Beukenlaan 12', zipcode: '7511 AB', city: 'Enschede', kvk: '12345678' },
  },
  reference: 'INK-2026-118',
  lines: withAmounts(QUOTE_LINES),
  texts: {
    opening: 'Fijn dat je langskwam. Dit is wat we voor Olthof Tuinen maken, en wat het kost.',
    needs: 'Je logo als bestand\nFoto’s van drie tuinen\nDe inlog van je domeinnaam',
    planning: 'Twee weken na je akkoord zie je het ontwerp. Vier weken later staat de site online.',
    closing: 'We hebben er zin in.\n\nSanne',
  },
  schedule: [
    { percent: 40, moment: 'acceptance', day: null },
    { percent: 25, moment: 'day', day: '2027-01-15' },
    { percent: 35, moment: 'delivery', day: null },
  ],
  asked: [
    { line: 'site', label: 'Website met vijf pagina’s' },
    { line: 'blog', label: 'Blog' },
    { line: 'logo', label: 'Logo opfrissen' },
  ],
  terms: { general: '2026.2', processing: '2026.1' },
  revocable: REVOCABLE,
}

export const PRIVATE_EDITION: Edition = {
  ...BUSINESS_EDITION,
  ...{ number: 'OF2026-0043', edition: 1, reference: '', asked: [] },
  prospect: {
    ...BUSINESS_EDITION.prospect,
    ...{ kind: 'private', name: 'Joop Wessels', company: '', kvk: '', email: 'joop@wessels.example' },
  },
  terms: { general: '2026.2', processing: '' },
}

const ABROAD = { regime: 'reverseCharge', reason: 'reverseCharge', supply: 'other', dutchRate: 21 } as const

export const REVERSE_CHARGED_EDITION: Edition = {
  ...BUSINESS_EDITION,
  prospect: {
    ...BUSINESS_EDITION.prospect,
    country: 'DE',
    zipcode: '48599',
    city: 'Gronau',
    vatId: 'DE111111125',
  },
  lines: BUSINESS_EDITION.lines.map(line =>
    line.kind === 'heading' ? line : { ...line, vatRate: 0, tax: ABROAD },
  ),
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** As its page would write it: what was on beforehand, every box ticked. */
export function evidenceOf(edition: Edition, part: Partial<Evidence> = {}): Evidence {
  const choices = part.choices ?? initialChoices(edition.lines)
  const { prospect, number, edition: nth, reference, terms } = edition
  const words = boxWords(edition)
  return {
    ...{ number, edition: nth, choices, reference, terms },
    ...{ pdfSha256: sha256('pdf'), editionSha256: sha256(canonicalJson(edition)) },
    totals: quoteTotals(chosenItems(edition.lines, choices) ?? []),
    customer: { ...EMPTY_CUSTOMER, ...prospect },
    signer: prospect.name,
    boxes: [words.terms, words.atOnce].flatMap(each => (each ? [{ words: each, ticked: true }] : [])),
    ...{ way: 'page', note: '', recordedBy: '', acceptedAt: '2026-11-24T19:42:10.000Z' },
    ...{ clientIp: null, browser: 'Firefox' },
    ...part,
  }
}
