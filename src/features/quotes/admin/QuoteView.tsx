import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { ConsolePage, requireConsoleAccess } from '@/platform/console/ConsolePage'
import { ctxOf } from '@/platform/ctx'
import { isRecordId } from '@/platform/text/recordId'
import { dayOf } from '@/platform/time/day'
import { quoteInOffice } from '../model/quote'
import { getQuoteDetail } from '../server/quoteDetail'
import { QuoteEditor } from './QuoteEditor'

export default async function QuoteView(view: AdminViewServerProps) {
  const id = [view.params?.segments].flat().at(-1)
  requireConsoleAccess(view, quoteInOffice(id ?? ''))
  const ctx = ctxOf(view.initPageResult.req)
  const detail = isRecordId(id) ? await getQuoteDetail(ctx, id) : null
  if (!detail) notFound()
  return (
    <ConsolePage view={view} title={`Offerte ${detail.number}`} className="console quotes">
      <p className="quote-back">
        <a href="/admin/quotes">Alle offertes</a>
      </p>
      <QuoteEditor key={detail.id} detail={detail} today={dayOf(ctx.now())} />
    </ConsolePage>
  )
}
