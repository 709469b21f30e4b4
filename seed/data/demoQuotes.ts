import type { InboxCollection } from '@/features/leads/model/inbox'
import { type QuoteDraft, toProspect } from '@/features/quotes/model/quote'
import { emptyItem, isItem, type QuoteItem, type QuoteLine } from '@/features/quotes/model/quoteLines'
import type { Past } from '../demoMoments'
import { demoCustomer } from './demoOrders'

export type Write = (begun: QuoteDraft) => QuoteDraft

/** What happened to a quote. Whoever accepts or declines does so on the page. */
export type Happening =
  | { does: 'send' | 'retract' | 'expire' }
  | { does: 'revise'; write: Write }
  | { does: 'accept' | 'decline' | 'ask'; typed: Record<string, string> }
  | { does: 'start' }
  | { does: 'deliver' }
  /** From that day on, this many days. */
  | { does: 'plan'; days: number }
  /** The first tasks of the assignment. */
  | { does: 'tick'; tasks: number }

export type DemoQuote = {
  /** Of its prospect; each quote has its own. */
  email: string
  /** The lead or the request that it answers, by its submission key. */
  from?: { collection: InboxCollection; key: string }
  made: Past
  write: Write
  steps: (Past & Happening)[]
}

const item = (id: string, label: string, unitPrice: number | null, part: Partial<QuoteItem> = {}) => ({
  ...{ ...emptyItem(id), label, unitPrice },
  ...part,
})

const hosting = item('hosting', 'Hosting', 1950, {
  description: 'Snel, veilig en elke nacht een kopie.',
  ...{ rhythm: 'monthly', minimumMonths: 12, supply: 'electronic' },
})

const option = (isOn: boolean) => ({ choice: 'optional', isOn }) as const
const oneOf = (group: string, isOn: boolean) => ({ choice: 'oneOf', group, isOn }) as const

/** The lines of a request with the price of each that the list leaves open. */
const priced = (lines: QuoteLine[], prices: Record<string, number>) =>
  lines.map(line => (isItem(line) ? { ...line, unitPrice: line.unitPrice ?? prices[line.id] ?? null } : line))

/** Invented prospects with a quote in every status, the oldest first, so that their numbers follow the calendar. */
export const demoQuotes: DemoQuote[] = [
  {
    email: 'tjitske@fictiefstra.example',
    made: { openDaysAgo: 14, at: '10:10' },
    write: begun => ({
      ...begun,
      prospect: toProspect({
        ...{ kind: 'business', name: 'Tjitske Fictiefstra', company: 'Fictiefstra Schilderwerken' },
        ...{ email: 'tjitske@fictiefstra.example', phone: '06 00 00 00 31' },
      }),
      lines: [item('website', 'Bedrijfswebsite', 99_500), hosting],
      validDays: 7,
    }),
    steps: [
      { openDaysAgo: 14, at: '11:00', does: 'send' },
      { openDaysAgo: 6, at: '10:00', does: 'expire' },
    ],
  },
  {
    email: 'fenna@verzinselink.example',
    made: { openDaysAgo: 13, at: '10:20' },
    write: begun => ({
      ...begun,
      prospect: toProspect({
        ...{ kind: 'business', name: 'Fenna Verzinselink', company: 'Verzinselink Stukwerk' },
        ...{ email: 'fenna@verzinselink.example', phone: '06 00 00 00 35' },
      }),
      lines: [item('landing', 'Landingspagina', 79_500), hosting],
    }),
    steps: [
      { openDaysAgo: 13, at: '11:00', does: 'send' },
      {
        ...{ openDaysAgo: 12, at: '14:10', does: 'accept' },
        typed: {
          ...{ signer: 'Fenna Verzinselink', terms: '1' },
          ...{ address: 'Verzinselweg 3', zipcode: '7500 AD', city: 'Hengelo' },
        },
      },
      { openDaysAgo: 12, at: '15:00', does: 'plan', days: 10 },
      { openDaysAgo: 9, at: '10:30', does: 'start' },
      { openDaysAgo: 5, at: '15:30', does: 'tick', tasks: 6 },
      { minutesAgo: 100, does: 'tick', tasks: 10 },
      { minutesAgo: 95, does: 'deliver' },
    ],
  },
  {
    email: demoCustomer.email,
    made: { openDaysAgo: 11, at: '10:40' },
    write: begun => ({
      ...begun,
      prospect: toProspect(demoCustomer),
      lines: [
        item('shop', 'Webshop basis', 245_000),
        item('kalender', 'Verhuurkalender', 75_000, option(true)),
        hosting,
      ],
    }),
    steps: [
      { openDaysAgo: 11, at: '12:05', does: 'send' },
      {
        ...{ openDaysAgo: 9, at: '11:40', does: 'accept' },
        typed: { signer: demoCustomer.name, terms: '1', 'option-kalender': '1' },
      },
      { openDaysAgo: 4, at: '11:00', does: 'plan', days: 14 },
      { openDaysAgo: 3, at: '10:15', does: 'start' },
      { openDaysAgo: 2, at: '14:20', does: 'tick', tasks: 3 },
    ],
  },
  {
    email: 'gerrit@monsterman.example',
    from: { collection: 'configurator-requests', key: '10000000-0000-4000-8000-000000000004' },
    made: { openDaysAgo: 8, at: '10:20' },
    write: begun => ({
      ...begun,
      prospect: { ...begun.prospect, kvk: '12345679' },
      lines: [
        ...priced(begun.lines, { website: 99_500, hosting: 1950 }),
        item('fotos', 'Foto’s van je werk', 35_000, {
          description: 'Een halve dag met je mee.',
          ...option(true),
        }),
      ],
      schedule: [
        { percent: 40, moment: 'acceptance', day: null },
        { percent: 60, moment: 'delivery', day: null },
      ],
    }),
    steps: [
      { openDaysAgo: 8, at: '11:05', does: 'send' },
      {
        ...{ minutesAgo: 90, does: 'accept' },
        typed: {
          ...{ signer: 'Gerrit Monsterman', terms: '1', 'option-fotos': '1', reference: 'Website 2.0' },
          ...{ address: 'Monsterweg 8', zipcode: '7500 AC', city: 'Enschede' },
        },
      },
    ],
  },
  {
    email: 'douwe@voorbeeldstra.example',
    made: { openDaysAgo: 7, at: '13:00' },
    write: begun => ({
      ...begun,
      prospect: toProspect({
        ...{ kind: 'business', name: 'Douwe Voorbeeldstra', company: 'Voorbeeldstra Dakdekkers' },
        ...{ email: 'douwe@voorbeeldstra.example', phone: '06 00 00 00 32' },
      }),
      lines: [item('landing', 'Landingspagina', 79_500)],
    }),
    steps: [
      { openDaysAgo: 7, at: '13:40', does: 'send' },
      { openDaysAgo: 6, at: '11:15', does: 'retract' },
    ],
  },
  {
    email: 'noor@modelink.example',
    made: { openDaysAgo: 5, at: '12:20' },
    write: begun => ({
      ...begun,
      prospect: toProspect({
        ...{ kind: 'business', name: 'Noor Modelink', company: 'Modelink Loonwerk' },
        ...{ email: 'noor@modelink.example', phone: '06 00 00 00 33' },
      }),
      lines: [
        item('shop', 'Webshop basis', 245_000),
        item('kalender', 'Verhuurkalender', 75_000, option(false)),
        hosting,
      ],
    }),
    steps: [
      { openDaysAgo: 5, at: '13:30', does: 'send' },
      {
        ...{ openDaysAgo: 4, at: '10:15', does: 'decline' },
        typed: { reason: 'price', message: 'Mooi plan, maar dit jaar te veel voor ons.' },
      },
    ],
  },
  {
    email: 'roelof@proefveld.example',
    made: { openDaysAgo: 4, at: '14:00' },
    write: begun => ({
      ...begun,
      prospect: toProspect({
        ...{ kind: 'business', name: 'Roelof Proefveld', company: 'Proefveld Hekwerken' },
        ...{ email: 'roelof@proefveld.example', phone: '06 00 00 00 34' },
      }),
      lines: [
        item('website', 'Website op maat', 149_900),
        item('teksten', 'Teksten schrijven', 6500, { quantity: 4, unit: 'hour', ...option(true) }),
        item('korting', 'Korting voor een bekende', -10_000),
        hosting,
      ],
    }),
    steps: [
      { openDaysAgo: 4, at: '15:20', does: 'send' },
      {
        ...{ openDaysAgo: 3, at: '10:05', does: 'ask' },
        typed: {
          question: 'change',
          message: 'De teksten schrijven we liever zelf. Kan dat eraf?',
          'about-teksten': '1',
        },
      },
      {
        ...{ openDaysAgo: 2, at: '11:00', does: 'revise' },
        write: sent => ({ ...sent, lines: sent.lines.filter(line => line.id !== 'teksten') }),
      },
    ],
  },
  {
    email: 'wilma@proefink.example',
    from: { collection: 'leads', key: '20000000-0000-4000-8000-000000000006' },
    made: { openDaysAgo: 2, at: '13:20' },
    write: begun => ({
      ...begun,
      lines: [
        { kind: 'heading', id: 'site', label: 'Je website' },
        item('website', 'Bedrijfswebsite', 99_500, { description: 'Vijf pagina’s met een formulier.' }),
        item('klein', 'Logo bijwerken', 19_900, oneOf('Welke huisstijl?', true)),
        item('groot', 'Nieuw logo en drukwerk', 59_500, oneOf('Welke huisstijl?', false)),
        { kind: 'heading', id: 'daarna', label: 'Daarna' },
        hosting,
        item('onderhoud', 'Onderhoud', 4500, { rhythm: 'monthly', ...option(false) }),
      ],
    }),
    steps: [{ openDaysAgo: 2, at: '13:50', does: 'send' }],
  },
  {
    email: 'sanne@klusfictief.example',
    from: { collection: 'configurator-requests', key: '10000000-0000-4000-8000-000000000003' },
    made: { openDaysAgo: 1, at: '10:30' },
    write: begun => ({
      ...begun,
      lines: priced(begun.lines, { landingpage: 79_500, ads: 13_900 }).map(line =>
        line.id === 'landingpage'
          ? { ...line, label: 'Landingspagina met een rekenhulp voor dakkapellen', unitPrice: 99_500 }
          : line,
      ),
    }),
    steps: [{ openDaysAgo: 1, at: '11:10', does: 'send' }],
  },
  {
    email: 'petra@voorbeeldsma.example',
    from: { collection: 'leads', key: '20000000-0000-4000-8000-000000000002' },
    made: { minutesAgo: 25 },
    write: begun => ({
      ...begun,
      lines: [item('shop', 'Webshop basis', 245_000), item('koppeling', 'Koppeling met de kassa', null)],
    }),
    steps: [],
  },
]
