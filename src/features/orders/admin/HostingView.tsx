import { DefaultTemplate } from '@payloadcms/next/templates'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { type Actor, hasRole } from '@/platform/access/actors'
import { ctxOf } from '@/platform/ctx'
import { paramsOf, queryOf } from './address'
import { HostingDesk } from './HostingDesk'

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
      <main className="leads hosting">
        <h1>Hosting</h1>
        <HostingDesk ctx={ctxOf(req)} query={query} />
      </main>
    </DefaultTemplate>
  )
}
