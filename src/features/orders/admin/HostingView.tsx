import type { AdminViewServerProps } from 'payload'
import { missingNumbersMessage } from '@/features/billing/model/missingNumbers'
import { ConsolePage, requireConsoleAccess } from '@/platform/console/ConsolePage'
import { type Ctx, ctxOf } from '@/platform/ctx'
import type { HostingQuery } from '../model/consoleQuery'
import { readHosting } from '../server/console/listHosting'
import { apiParamsOf, paramsOf, queryOf } from './consoleAddress'
import { HostingConsole } from './HostingConsole'

export default function HostingView(view: AdminViewServerProps) {
  const { searchParams, initPageResult } = view
  const query = queryOf({ get: name => [searchParams?.[name]].flat()[0] ?? null })
  requireConsoleAccess(view, `/admin/hosting?${paramsOf(query)}`)
  return (
    <ConsolePage view={view} title="Hosting" className="console hosting">
      <HostingContent ctx={ctxOf(initPageResult.req)} query={query} />
    </ConsolePage>
  )
}

type HostingContentProps = { ctx: Ctx; query: HostingQuery }

export async function HostingContent({ ctx, query }: HostingContentProps) {
  const { gaps, ...content } = await readHosting(ctx, query)
  return (
    <>
      {gaps && gaps.length > 0 && <CompanyGaps gaps={gaps} />}
      <HostingConsole {...content} asked={apiParamsOf(query)} now={ctx.now().toISOString()} />
    </>
  )
}

export function CompanyGaps({ gaps }: { gaps: string[] }) {
  return (
    <p role="alert" className="console-failure">
      {missingNumbersMessage(gaps)} <a href="/admin/globals/company">Naar Bedrijf</a>
    </p>
  )
}
