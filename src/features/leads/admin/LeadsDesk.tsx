import type { Ctx } from '@/platform/ctx'
import { monthOf } from '@/platform/time/month'
import type { InboxQuery } from '../model/inboxQuery'
import { paramsOf } from './address'
import { LeadsConsole } from './LeadsConsole'
import { MonthPanel } from './MonthPanel'
import { readConsole } from './readConsole'
import { TestMailCard } from './TestMailCard'
import { WebhookCard } from './WebhookCard'

type LeadsDeskProps = { ctx: Ctx; query: InboxQuery; month: string }

/** The console with what it opens with, so that the first picture already shows leads. */
export async function LeadsDesk({ ctx, query, month }: LeadsDeskProps) {
  const { page, counts, owners, picture, guide } = await readConsole(ctx, query, month)
  const asked = paramsOf(query).toString()
  return (
    <>
      <LeadsConsole {...{ page, asked, counts, owners }} now={ctx.now().toISOString()} />
      <MonthPanel {...{ month, picture }} thisMonth={monthOf(ctx.now())} />
      <div className="lead-panels">
        <TestMailCard />
        <WebhookCard guide={guide} />
      </div>
    </>
  )
}
