import type { InboxQuery } from '@/domain/leads/inboxQuery'
import { monthOf } from '@/domain/time/month'
import type { Ctx } from '@/server/ctx'
import { paramsOf } from './address'
import { LeadsConsole } from './LeadsConsole'
import { LoadFailure } from './LoadFailure'
import { MonthPicture } from './MonthPicture'
import { readConsole } from './readConsole'
import { TestMailCard } from './TestMailCard'
import { WebhookCard } from './WebhookCard'

type LeadsDeskProps = { ctx: Ctx; query: InboxQuery; month: string }

/** The console with what it opens with, so that the first picture already shows leads. */
export async function LeadsDesk({ ctx, query, month }: LeadsDeskProps) {
  const content = await readConsole(ctx, query, month)
  if (!content) return <LoadFailure />
  const { page, counts, owners, picture, guide } = content
  const asked = paramsOf(query).toString()
  return (
    <>
      <LeadsConsole {...{ page, asked, counts, owners }} now={ctx.now().toISOString()} />
      <MonthPicture picture={picture} thisMonth={monthOf(ctx.now())} />
      <div className="lead-panels">
        <TestMailCard />
        <WebhookCard guide={guide} />
      </div>
    </>
  )
}
