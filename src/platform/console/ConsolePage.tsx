import { DefaultTemplate } from '@payloadcms/next/templates'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { type Actor, hasRole } from '@/platform/access/actors'

/** Payload lets everybody into a view of one's own, so a console has its own lock. A log-in leads back to `url`. */
export function requireConsoleAccess({ initPageResult }: AdminViewServerProps, url: string): void {
  const { user } = initPageResult.req
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(url)}`)
  if (!hasRole(user as Actor, 'operator')) notFound()
}

type ConsolePageProps = {
  view: AdminViewServerProps
  title: string
  className: string
  children: ReactNode
}

/** A console in the frame of the office. */
export function ConsolePage({ view, title, className, children }: ConsolePageProps) {
  const { initPageResult, params, searchParams } = view
  const { req, permissions, locale, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  const { collections, globals } = visibleEntities
  return (
    <DefaultTemplate
      {...{ i18n, locale, params, payload, permissions, req, searchParams }}
      user={user ?? undefined}
      visibleEntities={{ collections, globals }}
    >
      <main className={className}>
        <h1>{title}</h1>
        {children}
      </main>
    </DefaultTemplate>
  )
}
