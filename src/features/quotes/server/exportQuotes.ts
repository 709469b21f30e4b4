import { requireOperator } from '@/platform/access/authority'
import { type CsvColumn, csvMoment, csvStream } from '@/platform/console/officeEndpoints'
import type { Ctx } from '@/platform/ctx'
import type { QuoteRow, QuotesQuery } from '../model/console'
import { quoteStatus } from '../model/quoteStatus'
import { readQuotes } from './listQuotes'

const BATCH = 500

const COLUMNS: CsvColumn<QuoteRow>[] = [
  { heading: 'Offerte', cell: quote => quote.number },
  { heading: 'Status', cell: quote => quoteStatus(quote.status).label },
  { heading: 'Naam', cell: quote => quote.name },
  { heading: 'Bedrijf', cell: quote => quote.company },
  { heading: 'E-mail', cell: quote => quote.email },
  { heading: 'Telefoon', cell: quote => quote.phone },
  { heading: 'Te doen', cell: quote => quote.todo?.label },
  { heading: 'Eenmalig, excl. btw', cents: quote => quote.once },
  { heading: 'Per maand, excl. btw', cents: quote => quote.monthly },
  { heading: 'Per jaar, excl. btw', cents: quote => quote.yearly },
  { heading: 'Gemaakt', cell: quote => csvMoment(quote.createdAt) },
  { heading: 'Verstuurd', cell: quote => quote.sentAt && csvMoment(quote.sentAt) },
  { heading: 'Waarschijnlijk geopend', cell: quote => quote.openedAt && csvMoment(quote.openedAt) },
  { heading: 'Geldig tot en met', cell: quote => quote.validUntil },
  { heading: 'Wie', cell: quote => quote.owner },
]

/** What a tab shows, as it is searched. */
export function exportQuotes(ctx: Ctx, query: QuotesQuery): ReadableStream<Uint8Array> {
  requireOperator(ctx)
  return csvStream(
    () => COLUMNS,
    after => readQuotes(ctx, { ...query, after }, BATCH),
  )
}
