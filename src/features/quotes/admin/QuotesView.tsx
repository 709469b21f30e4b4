import type { AdminViewServerProps } from 'payload'
import { ConsolePage, requireConsoleAccess } from '@/platform/console/ConsolePage'
import { type Ctx, ctxOf, readPart } from '@/platform/ctx'
import type { QuotesQuery } from '../model/console'
import { getQuoteStats, listQuotes } from '../server/listQuotes'
import { paramsOf, queryOf } from './consoleAddress'
import { QuotesConsole } from './QuotesConsole'

export default function QuotesView(view: AdminViewServerProps) {
  const { searchParams, initPageResult } = view
  const query = queryOf({ get: name => [searchParams?.[name]].flat()[0] ?? null })
  requireConsoleAccess(view, `/admin/quotes?${paramsOf(query)}`)
  return (
    <ConsolePage view={view} title="Offertes" className="console quotes">
      <QuotesContent ctx={ctxOf(initPageResult.req)} query={query} />
    </ConsolePage>
  )
}

type QuotesContentProps = { ctx: Ctx; query: QuotesQuery }

async function QuotesContent({ ctx, query }: QuotesContentProps) {
  const [page, stats] = await Promise.all([
    readPart(ctx, 'quotes', listQuotes(ctx, query)),
    readPart(ctx, 'quote figures', getQuoteStats(ctx)),
  ])
  return <QuotesConsole page={page} asked={paramsOf(query).toString()} stats={stats} />
}
