import { ListPlaceholder, StatusBadge, type Tone } from '@/design-system/layout/Section'
import { TodoItem } from '@/design-system/layout/Todo'
import type { VatReading } from '@/platform/money/readings'
import { formatPlainDay } from '@/platform/time/day'
import { formatDay } from '@/platform/time/zone'
import { assignmentStatus, plannedText } from '../model/assignment'
import type { ListedQuote, WorkState } from '../model/ownQuote'
import { textLabel } from '../model/quote'
import { quoteStatus } from '../model/quoteStatus'
import { WITHDRAWN } from '../model/withdrawal'
import { needLines } from './QuoteTerms'
import { payTextWithVat } from './quoteAmounts'

type QuoteListProps = {
  /** Null when they could not be read. */
  quotes: ListedQuote[] | null
  phone: string
  /** Which one of both VAT readings its customer sees first. */
  reading: VatReading
}

/** Quotes that can be answered and what became work, in the customer area. */
export function QuoteList({ quotes, phone, reading }: QuoteListProps) {
  if (!quotes) {
    return (
      <ListPlaceholder failed title="Je offertes en opdrachten komen even niet">
        <p>Er is niets kwijt. Vernieuw de pagina, of bel ons op {phone}.</p>
      </ListPlaceholder>
    )
  }
  return (
    <ul className="border-ink border-t-2">
      {quotes.map(quote => (
        <QuoteRow key={quote.id} quote={quote} reading={reading} />
      ))}
    </ul>
  )
}

/** Each quote that waits for its customer. */
export function QuotesToAnswer({ quotes }: Pick<QuoteListProps, 'quotes'>) {
  return quotesToAnswer(quotes ?? []).map(({ id, number, title, validUntil, path }) => (
    <TodoItem
      key={id}
      urgent={false}
      title="Wacht op je antwoord"
      text={`Offerte ${number}, ${title}. Geldig tot en met ${formatPlainDay(validUntil)}.`}
    >
      <a href={path} className="button button-small max-sm:w-full">
        Bekijk en antwoord<span className="sr-only"> op offerte {number}</span>
      </a>
    </TodoItem>
  ))
}

export const quotesToAnswer = (quotes: readonly ListedQuote[]) =>
  quotes.filter(({ standing }) => quoteStatus(standing).awaitsAnswer)

type QuoteRowProps = { quote: ListedQuote; reading: VatReading }

function QuoteRow({ quote, reading }: QuoteRowProps) {
  const { path, number, title, totals, needs, work } = quote
  const { label, tone } = badgeOf(quote)
  const isOpen = work !== null && !work.withdrawnAt && assignmentStatus(work.status).isOpen
  return (
    <li className="grid items-start gap-x-8 gap-y-4 border-rule border-b py-6 lg:grid-cols-[150px_1fr_1fr_auto]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:grid lg:justify-items-start lg:gap-2.5 lg:pt-1">
        <span className="number text-base">{number}</span>
        <StatusBadge tone={tone}>{label}</StatusBadge>
      </div>
      <div>
        <h3 className="text-2xl [overflow-wrap:anywhere]">{title}</h3>
        <p className="mt-1 tabular-nums">{payTextWithVat(totals, reading)}</p>
      </div>
      <div className="grid gap-4">
        <p>{work ? workText(work) : answerText(quote)}</p>
        {isOpen && <ShortNeeds lines={needLines(needs)} />}
      </div>
      <a href={path} className="button button-small max-sm:w-full lg:w-44">
        {work ? 'Bekijk opdracht' : 'Bekijk offerte'}
        <span className="sr-only"> {number}</span>
      </a>
    </li>
  )
}

function ShortNeeds({ lines }: { lines: string[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <p className="font-semibold">{textLabel('needs')}</p>
      <ul className="mt-1 list-disc pl-5">
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

const badgeOf = ({ standing, work }: ListedQuote): { label: string; tone: Tone } =>
  work ? workBadge(work) : quoteStatus(standing)

const workBadge = ({ status, withdrawnAt }: WorkState): { label: string; tone: Tone } =>
  withdrawnAt ? { label: WITHDRAWN, tone: 'grey' } : assignmentStatus(status)

function answerText({ standing, validUntil }: ListedQuote): string {
  const until = formatPlainDay(validUntil)
  return quoteStatus(standing).awaitsAnswer
    ? `Geldig tot en met ${until}.`
    : `Verlopen: hij gold tot en met ${until}. Verlenging vraag je op de pagina van de offerte.`
}

/** Of what is under way or over, no first day. */
export function workText({
  status,
  startsOn,
  plannedFrom: from,
  plannedUntil: until,
  deliveredAt,
  withdrawnAt,
}: WorkState): string {
  if (withdrawnAt) return `Je hebt deze opdracht herroepen op ${formatDay(new Date(withdrawnAt))}.`
  const { isOpen, mayStart } = assignmentStatus(status)
  if (deliveredAt) return `Opgeleverd op ${formatDay(new Date(deliveredAt))}.`
  if (!isOpen) return 'Deze opdracht is gestopt.'
  const planned = plannedText({ from, until })
  if (planned) return `Gepland: ${planned}.`
  if (startsOn && mayStart)
    return `We beginnen op zijn vroegst op ${formatPlainDay(startsOn)}: dan is je bedenktijd voorbij.`
  return mayStart ? 'We plannen hem nog in. Je hoort van ons wanneer.' : 'We zijn ermee bezig.'
}
