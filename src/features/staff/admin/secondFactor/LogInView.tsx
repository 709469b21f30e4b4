import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { BrandName } from '../Brand'
import { LogInForm } from './LogInForm'

/** Replaces Payload's log-in page, which knows no second factor. */
export default function LogInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { payload, user, i18n } = initPageResult.req
  const asked = [searchParams?.redirect].flat()[0] ?? ''
  const to = getSafeRedirect({ fallbackTo: payload.config.routes.admin, redirectTo: asked })
  if (user) redirect(to)
  return (
    <>
      <div className="login__brand">
        <BrandName payload={payload} i18n={i18n} />
      </div>
      <LogInForm to={to} />
    </>
  )
}
