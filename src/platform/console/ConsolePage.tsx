import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { type Actor, hasRole, type StaffRole } from '@/platform/access/actors'

/** Payload lets everybody into custom views, so a console checks by itself. */
export function requireConsoleAccess(
  { initPageResult }: AdminViewServerProps,
  url: string,
  role: StaffRole = 'operator',
): void {
  const { user } = initPageResult.req
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(url)}`)
  if (!hasRole(user as Actor, role)) notFound()
}

type ConsolePageProps = {
  view: AdminViewServerProps
  title: string
  className: string
  children: ReactNode
}

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
      {/* Whoever comes from a record has its name above the page still. */}
      <SetStepNav nav={[]} />
      <main className={className}>
        <h1>{title}</h1>
        {children}
      </main>
    </DefaultTemplate>
  )
}
