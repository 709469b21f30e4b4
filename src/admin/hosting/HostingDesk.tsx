import type { HostingQuery } from '@/domain/hosting/consoleQuery'
import type { Ctx } from '@/server/ctx'
import { askedBy } from './address'
import { HostingConsole } from './HostingConsole'
import { HostingFailure } from './HostingFailure'
import { readHosting } from './readHosting'

type HostingDeskProps = { ctx: Ctx; query: HostingQuery }

/** The console with what it opens with, so that the first picture already shows orders. */
export async function HostingDesk({ ctx, query }: HostingDeskProps) {
  const content = await readHosting(ctx, query)
  if (!content) return <HostingFailure />
  return <HostingConsole {...content} asked={askedBy(query)} now={ctx.now().toISOString()} />
}
