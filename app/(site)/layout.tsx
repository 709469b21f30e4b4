import type { ReactNode } from 'react'
import { Toaster } from '@/design-system/notices/Toaster'
import { getPublicCompany } from '@/features/company/server/public'
import { getMenus, getSharedTexts } from '@/features/website/server/public'
import { CookieQuestion } from '@/features/website/ui/layout/CookieQuestion'
import { Cursor } from '@/features/website/ui/layout/Cursor'
import { PageBehaviour } from '@/features/website/ui/layout/PageBehaviour'
import { Preview } from '@/features/website/ui/layout/Preview'
import { Footer, NavBar } from '@/features/website/ui/layout/SiteFrame'
import { mailStaysHere } from '@/platform/email/transport'
import { env } from '@/platform/env'
import { ReloadOnNewBuild } from '@/platform/next/browser/ReloadOnNewBuild'
import { TellAlive } from '@/platform/next/late/TellAlive'
import { pageCtx } from '@/platform/requestCtx'
import { dayOf, yearOf } from '@/platform/time/day'
import { Chat, isChatEverywhere } from './_chat'
import { FONT_VARIABLES } from './_localFonts'
import './site.css'

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const ctx = await pageCtx()
  const [company, menus, isEverywhere, { cookies, footer }] = await Promise.all([
    getPublicCompany(ctx),
    getMenus(ctx),
    isChatEverywhere(),
    getSharedTexts(ctx),
  ])
  return (
    <html
      lang="nl"
      data-scroll-behavior="smooth"
      suppressHydrationWarning
      data-counted={env.ANALYTICS_ID ? true : undefined}
      data-mail={mailStaysHere ? 'stored' : undefined}
      className={FONT_VARIABLES}
    >
      <body>
        {ctx.drafts && <Preview site={env.SITE_URL} />}
        <CookieQuestion words={cookies} />
        <NavBar company={company} menus={menus.bar} links={menus.barLinks} mobile={menus.mobile} />
        <main id="inhoud" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <Footer
          company={company}
          year={yearOf(dayOf(ctx.now()))}
          words={{ ...footer, cookies: cookies.reopen }}
          links={menus}
        />
        {isEverywhere && <Chat company={company} />}
        <Cursor />
        <Toaster />
        <ReloadOnNewBuild build={env.NEXT_DEPLOYMENT_ID} />
        <PageBehaviour analyticsId={env.ANALYTICS_ID} />
        <TellAlive />
      </body>
    </html>
  )
}
