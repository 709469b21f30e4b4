import type { Ctx } from '@/platform/ctx'
import type { HostingQuery } from '../model/consoleQuery'
import { askedBy } from './address'
import { CompanyGaps } from './CompanyGaps'
import { HostingConsole } from './HostingConsole'
import { readHosting } from './readHosting'

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
