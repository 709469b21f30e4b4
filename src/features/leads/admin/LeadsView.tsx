import { DefaultTemplate } from '@payloadcms/next/templates'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { type Actor, hasRole } from '@/platform/access/actors'
import { type Ctx, ctxOf } from '@/platform/ctx'
import { monthOf } from '@/platform/time/month'
import type { InboxQuery } from '../model/inbox'
import { readConsole } from '../server/readConsole'
import { MONTH_PARAM, paramsOf, queryOf } from './address'
import { LeadsConsole } from './LeadsConsole'
import { MonthPanel } from './MonthPanel'
import { TestMailCard } from './TestMailCard'
import { WebhookCard } from './WebhookCard'

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/

/** The leads console. Payload lets everybody into a view of one's own, so this door has its own lock. */
export default function LeadsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, locale, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  const said = { get: (name: string) => [searchParams?.[name]].flat()[0] ?? null }
  const query = queryOf(said)
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(`/admin/leads?${paramsOf(query)}`)}`)
  if (!hasRole(user as Actor, 'operator')) notFound()

  const ctx = ctxOf(req)
  const asked = said.get(MONTH_PARAM) ?? ''
  const month = MONTH.test(asked) ? asked : monthOf(ctx.now())
  const { collections, globals } = visibleEntities
  return (
    <DefaultTemplate
      {...{ i18n, locale, params, payload, permissions, req, searchParams, user }}
      visibleEntities={{ collections, globals }}
    >
      <main className="console">
        <h1>Leads</h1>
        <LeadsDesk ctx={ctx} query={query} month={month} />
      </main>
    </DefaultTemplate>
  )
}

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
