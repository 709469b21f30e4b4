import type { AdminViewServerProps } from 'payload'
import { ConsolePage, requireConsoleAccess } from '@/platform/console/ConsolePage'
import { type Ctx, ctxOf } from '@/platform/ctx'
import { registryOf } from '@/platform/registry'
import { monthOf } from '@/platform/time/zonedTime'
import type { InboxQuery } from '../model/inbox'
import { readConsole } from '../server/inboxStats'
import { MONTH_PARAM, paramsOf, queryOf } from './consoleAddress'
import { TestMailCard, WebhookCard } from './LaunchCards'
import { LeadsConsole } from './LeadsConsole'
import { type LeadAction, leadActionsIn } from './leadActions'
import { MonthPanel } from './MonthPanel'

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/

export default function LeadsView(view: AdminViewServerProps) {
  const { searchParams, initPageResult, importMap } = view
  const params = { get: (name: string) => [searchParams?.[name]].flat()[0] ?? null }
  const query = queryOf(params)
  requireConsoleAccess(view, `/admin/leads?${paramsOf(query)}`)

  const ctx = ctxOf(initPageResult.req)
  const asked = params.get(MONTH_PARAM) ?? ''
  const month = MONTH.test(asked) ? asked : monthOf(ctx.now())
  return (
    <ConsolePage view={view} title="Leads" className="console">
      <LeadsContent
        ctx={ctx}
        query={query}
        month={month}
        actions={leadActionsIn(importMap, registryOf(ctx).leadActions)}
      />
    </ConsolePage>
  )
}

type LeadsContentProps = { ctx: Ctx; query: InboxQuery; month: string; actions: LeadAction[] }

async function LeadsContent({ ctx, query, month, actions }: LeadsContentProps) {
  const { page, counts, owners, picture, guide } = await readConsole(ctx, query, month)
  const asked = paramsOf(query).toString()
  return (
    <>
      <LeadsConsole {...{ page, asked, counts, owners, actions }} now={ctx.now().toISOString()} />
      <MonthPanel {...{ month, picture }} thisMonth={monthOf(ctx.now())} />
      <div className="lead-panels">
        <TestMailCard />
        <WebhookCard guide={guide} />
      </div>
    </>
  )
}
