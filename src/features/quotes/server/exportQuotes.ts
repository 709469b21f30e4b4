import { requireOperator } from '@/platform/access/authority'
import { type CsvColumn, csvMoment, csvStream } from '@/platform/console/officeEndpoints'
import type { Ctx } from '@/platform/ctx'
import { VAT_LABELS } from '@/platform/money/readings'
import { labelIn } from '@/platform/text/format'
import type { QuoteRow, QuotesQuery } from '../model/console'
import { QUOTE_COLUMNS } from '../model/quoteColumns'
import { quoteStatus } from '../model/quoteStatus'
import { WITHDRAWN } from '../model/withdrawal'
import { readQuotes } from './listQuotes'

const BATCH = 500

const shown = (column: (typeof QUOTE_COLUMNS)[number]['value']) => labelIn(QUOTE_COLUMNS, column)

const COLUMNS: CsvColumn<QuoteRow>[] = [
  { heading: 'Offerte', cell: quote => quote.number },
  {
    heading: shown('status'),
    cell: quote => (quote.isWithdrawn ? WITHDRAWN : quoteStatus(quote.status).label),
  },
  { heading: 'Naam', cell: quote => quote.name },
  { heading: 'Bedrijf', cell: quote => quote.company },
  { heading: 'E-mail', cell: quote => quote.email },
  { heading: 'Telefoon', cell: quote => quote.phone },
  { heading: shown('todo'), cell: quote => quote.todo?.label },
  { heading: `${shown('amount')}, ${VAT_LABELS.excl}`, cents: quote => quote.once },
  { heading: `Per maand, ${VAT_LABELS.excl}`, cents: quote => quote.monthly },
  { heading: `Per jaar, ${VAT_LABELS.excl}`, cents: quote => quote.yearly },
  { heading: 'Gemaakt', cell: quote => csvMoment(quote.createdAt) },
  { heading: shown('sent'), cell: quote => quote.sentAt && csvMoment(quote.sentAt) },
  { heading: shown('opened'), cell: quote => quote.openedAt && csvMoment(quote.openedAt) },
  { heading: shown('valid'), cell: quote => quote.validUntil },
  { heading: shown('owner'), cell: quote => quote.owner },
]

/** What a tab shows, as it is searched. */
export function exportQuotes(ctx: Ctx, query: QuotesQuery): ReadableStream<Uint8Array> {
  requireOperator(ctx)
  return csvStream(
    () => COLUMNS,
    after => readQuotes(ctx, { ...query, after }, BATCH),
  )
}
