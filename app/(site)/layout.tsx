import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { barMenus, serviceLink } from '@/domain/site/navigation'
import type { Service } from '@/domain/site/services'
import { getChat } from '@/server/content/getChat'
import { getNavigation } from '@/server/content/getNavigation'
import { getSharedTexts } from '@/server/content/getSharedTexts'
import { listRegions } from '@/server/content/listRegions'
import { listServices } from '@/server/content/listServices'
import { env } from '@/server/env'
import { mailIsKept } from '@/server/mail/configuredMail'
import { pageCtx } from '@/server/session'
import { ChatDoor } from '@/ui/chat/ChatDoor'
import { CookieBanner } from '@/ui/layout/CookieBanner'
import { Cursor } from '@/ui/layout/Cursor'
import { Footer } from '@/ui/layout/Footer'
import { NavBar } from '@/ui/layout/NavBar'
import { Preview } from '@/ui/layout/Preview'
import { Toaster } from '@/ui/primitives/Toaster'
import { submitLead } from './_actions/submitLead'
import { publicCompany, reached } from './_content'
import './site.css'

const bricolage = localFont({
  src: './_fonts/bricolage-grotesque.woff2',
  variable: '--font-bricolage',
  weight: '600 800',
})
const instrument = localFont({
  src: './_fonts/instrument-sans.woff2',
  variable: '--font-instrument',
  weight: '400 700',
})

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const ctx = await pageCtx()
  const [company, services, regions, chat, navigation, { cookies, footer }] = await Promise.all([
    publicCompany(ctx),
    listServices(ctx),
    listRegions(ctx),
    getChat(ctx),
    getNavigation(ctx),
    getSharedTexts(ctx),
  ])
  const paths = regions.map(region => region.path)
  const linkTo = (service: Service) => serviceLink(service, paths)
  return (
    <html
      lang="nl"
      data-mail={mailIsKept ? 'kept' : undefined}
      className={`${bricolage.variable} ${instrument.variable}`}
    >
      <body>
        {ctx.drafts && <Preview site={env.SITE_URL} />}
        <NavBar
          company={company}
          menus={barMenus(
            navigation,
            services.filter(service => service.places.includes('menu')).map(linkTo),
          )}
          links={navigation.bar}
          mobile={{ label: navigation.words.mobile, links: navigation.mobile }}
        />
        <main id="inhoud" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <Footer
          company={company}
          words={{ ...footer, cookies: cookies.reopen }}
          quickLinks={navigation.quick}
          services={services.filter(service => service.places.includes('home')).map(linkTo)}
          legalLinks={navigation.legal}
        />
        {chat.everywhere && <ChatDoor company={reached(company)} submit={submitLead} />}
        <CookieBanner analyticsId={env.ANALYTICS_ID} words={cookies} />
        <Cursor />
        <Toaster />
      </body>
    </html>
  )
}
