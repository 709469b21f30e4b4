import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import {
  type CreateQuoteResult,
  QUOTES_API,
  type QuoteRow,
  type QuotesPage,
  type RecordAcceptanceResult,
  type SaveQuoteResult,
  type SendQuoteResult,
} from '@/features/quotes/model/console'
import { EMPTY_DRAFT, type QuoteDraft, quoteInOffice, toProspect } from '@/features/quotes/model/quote'
import { emptyItem, initialChoices, type QuoteItem } from '@/features/quotes/model/quoteLines'
import { hydrated } from './browser'
import { findAll, headers, keptLinks, read, type Session, staffSession } from './office'

const item = (label: string, part: Partial<QuoteItem>): QuoteItem => ({
  ...{ ...emptyItem(randomUUID()), label, ...part },
})

const STYLE = { choice: 'oneOf', group: 'Welke huisstijl?' } as const

const writtenLines = (): QuoteDraft['lines'] => [
  { kind: 'heading', id: randomUUID(), label: 'Je website' },
  item('Bedrijfswebsite', {
    description: 'Tot zes pagina’s, met teksten die wij met je schrijven.',
    unitPrice: 149_500,
  }),
  item('Korting voor nieuwe klanten', { unitPrice: -10_000 }),
  item('Hulp bij je teksten', { quantity: 3, unit: 'hour', unitPrice: 7500, choice: 'optional' }),
  item('Fotodag bij je klant', {
    description: 'Een ochtend op twee adressen.',
    ...{ unitPrice: 35_000, choice: 'optional', isOn: false },
  }),
  item('Huisstijl van je bus', { ...STYLE, unitPrice: 20_000 }),
  item('Nieuwe huisstijl', { ...STYLE, unitPrice: 60_000, isOn: false }),
  { kind: 'heading', id: randomUUID(), label: 'Elke maand' },
  item('Hosting', { rhythm: 'monthly', minimumMonths: 12, unitPrice: 1450, supply: 'electronic' }),
]

/** A business without an address, for whom € 1.820 and € 14,50 per month is on beforehand, without VAT. */
export function writtenQuote(part: Partial<QuoteDraft['prospect']> = {}): QuoteDraft {
  const email = `${randomUUID()}@olthof.example`
  return {
    ...EMPTY_DRAFT,
    prospect: toProspect({
      ...{ kind: 'business', name: 'Hanna Olthof', company: 'Olthof Tuinen', phone: '06 00000012' },
      ...{ email, ...part },
    }),
    lines: writtenLines(),
    texts: {
      opening: 'Dit maken we voor {bedrijf}, zoals we dinsdag bespraken.',
      needs: 'Je logo\nFoto’s van drie tuinen\nWat je per dienst vraagt',
      planning: 'Drie weken na je akkoord staat je site online.',
      closing: '',
    },
    schedule: [
      { percent: 40, moment: 'acceptance', day: null },
      { percent: 60, moment: 'delivery', day: null },
    ],
  }
}

export const privatePerson = () => writtenQuote({ kind: 'private', name: 'Gerda Proef', company: '' })

async function post<Answer>({ request }: Session, act: string, data: object): Promise<Answer> {
  return (await request.post(`${QUOTES_API}/${act}`, { headers, data })).json()
}

export type SentQuote = { id: string; draft: QuoteDraft; version: number; link: string }

/** A quote that staff sent, with the link that its customer reads in the mail. */
export async function sentQuote(draft = writtenQuote()): Promise<SentQuote> {
  const office = await staffSession()
  const made = await post<CreateQuoteResult>(office, 'create', {})
  if (made.kind !== 'created') throw new Error(`no quote was made: ${made.kind}`)
  return sendAgain({ id: made.id, draft, version: 1 })
}

/** The same quote as a new version. */
export async function sendAgain({ id, draft, version }: Omit<SentQuote, 'link'>): Promise<SentQuote> {
  const office = await staffSession()
  const saved = await saveAs(office, { id, draft, version })
  const sent = await post<SendQuoteResult>(office, 'send', { id, version: saved })
  if (!('edition' in sent)) throw new Error(`the quote was not sent: ${JSON.stringify(sent)}`)
  return { id, draft, version: saved, link: await mailedLink(id, draft.prospect.email) }
}

export async function saveAs(session: Session, quote: Omit<SentQuote, 'link'>): Promise<number> {
  const saved = await post<SaveQuoteResult>(session, 'save', quote)
  if (saved.kind !== 'saved') throw new Error(`the quote was not saved: ${JSON.stringify(saved)}`)
  return saved.version
}

/** As staff record what was said on the phone. */
export async function recordAccepted(id: string, { lines, prospect }: QuoteDraft): Promise<void> {
  const address = { address: 'Kerkstraat 1', zipcode: '7511 AB', city: 'Enschede' }
  const recorded = await post<RecordAcceptanceResult>(await staffSession(), 'record', {
    ...{ id, edition: 1, choices: initialChoices(lines), signer: prospect.name, way: 'phone' },
    ...{ note: 'Doe maar.', customer: { ...prospect, ...address } },
  })
  if (recorded.kind !== 'recorded') throw new Error(`it was not recorded: ${JSON.stringify(recorded)}`)
}

/** A quote that became an assignment, with 40% invoiced. */
export async function acceptedQuote(draft = writtenQuote()): Promise<SentQuote> {
  const quote = await sentQuote(draft)
  await recordAccepted(quote.id, draft)
  return quote
}

export async function retracted({ id }: Pick<SentQuote, 'id'>): Promise<void> {
  await post(await staffSession(), 'retract', { id })
}

type Mail = { id: string; to: string; subject: string }

/** What was mailed about a quote, the newest first. */
export const mailsAbout = async (id: string) =>
  findAll<Mail>(await staffSession(), 'mail-messages', 'aboutId', id)

/** What the customer reads in the mail. */
export async function mailedLink(id: string, email: string): Promise<string> {
  const mail = (await mailsAbout(id)).find(each => each.to === email)
  const { quote } = await keptLinks(await staffSession(), mail?.id ?? '')
  if (!quote) throw new Error('no link was mailed')
  return quote
}

export async function rowOfQuote(search: string): Promise<QuoteRow> {
  const query = new URLSearchParams({ search })
  const [row] = (await read<QuotesPage>(await staffSession(), `${QUOTES_API}?${query}`)).rows
  if (!row) throw new Error(`no quote is found by ${search}`)
  return row
}

/** The page of the customer, once it answers to what is pressed. */
export async function openQuote(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await hydrated(acceptForm(page))
}

export const acceptForm = (page: Page) => page.locator('#akkoord')
export const slip = (page: Page) => page.locator('#bon')
/** The line that stays in view. */
export const totalBar = (page: Page) => page.locator('.quote-bar')

export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Straat en huisnummer').fill('Kerkstraat 1')
  await page.getByLabel('Postcode').fill('7511 AB')
  await page.getByLabel('Plaats').fill('Enschede')
}

/** One of the other answers, opened. */
export async function fold(page: Page, title: string): Promise<Locator> {
  const part = page.locator('#antwoorden details').filter({ hasText: title })
  await part.locator('summary').click()
  return part
}

/** The editor of staff, once it hears what is typed. */
export async function openEditor(page: Page, id: string): Promise<void> {
  await page.goto(quoteInOffice(id))
  await editorReady(page)
}

export const editorReady = (page: Page) => hydrated(page.getByRole('button', { name: 'Kopie maken' }))
