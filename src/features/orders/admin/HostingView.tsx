import { DefaultTemplate } from '@payloadcms/next/templates'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { missingNumbersMessage } from '@/features/billing/model/missingNumbers'
import { type Actor, hasRole } from '@/platform/access/actors'
import { type Ctx, ctxOf } from '@/platform/ctx'
import type { HostingQuery } from '../model/consoleQuery'
import { readHosting } from '../server/console/readHosting'
import { askedBy, paramsOf, queryOf } from './address'
import { HostingConsole } from './HostingConsole'

/** The hosting console. Payload lets everybody into a view of one's own, so this door has its own lock. */
export default function HostingView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, locale, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  const query = queryOf({ get: name => [searchParams?.[name]].flat()[0] ?? null })
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(`/admin/hosting?${paramsOf(query)}`)}`)
  if (!hasRole(user as Actor, 'operator')) notFound()

  const { collections, globals } = visibleEntities
  return (
    <DefaultTemplate
      {...{ i18n, locale, params, payload, permissions, req, searchParams, user }}
      visibleEntities={{ collections, globals }}
    >
      <main className="console hosting">
        <h1>Hosting</h1>
        <HostingDesk ctx={ctxOf(req)} query={query} />
      </main>
    </DefaultTemplate>
  )
}

type HostingDeskProps = { ctx: Ctx; query: HostingQuery }

/** The console with what it opens with, so that the first picture already shows orders. */
export async function HostingDesk({ ctx, query }: HostingDeskProps) {
  const { gaps, ...content } = await readHosting(ctx, query)
  return (
    <>
      {gaps && gaps.length > 0 && <CompanyGaps gaps={gaps} />}
      <HostingConsole {...content} asked={askedBy(query)} now={ctx.now().toISOString()} />
    </>
  )
}

/** What the invoices lack, until an administrator has filled it in. */
export function CompanyGaps({ gaps }: { gaps: string[] }) {
  return (
    <p role="alert" className="console-failure">
      {missingNumbersMessage(gaps)} <a href="/admin/globals/company">Naar Bedrijf</a>
    </p>
  )
}
