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
import { NewBuild } from '@/ui/layout/NewBuild'
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
// Fetched for the signs in their range only, as `npm run fonts` names it. Next reads nothing but literals here.
const bricolageRare = localFont({
  src: './_fonts/bricolage-grotesque-rare.woff2',
  variable: '--font-bricolage-rare',
  weight: '600 800',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A3, U+A7, U+AB, U+AE, U+B0, U+B3, U+BB-BD, U+C0-C2, U+C4-CF, U+D1-D4, U+D6, U+D8-DC, U+DF-E7, U+EA, U+EC-EE, U+F1-F2, U+F4-F5, U+F8-FB, U+2014, U+201E, U+2190-2191, U+2193',
    },
  ],
})
const instrumentRare = localFont({
  src: './_fonts/instrument-sans-rare.woff2',
  variable: '--font-instrument-rare',
  weight: '400 700',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A3, U+A7, U+AB, U+AE, U+B0, U+B3, U+BB-BD, U+C0-C2, U+C4-CF, U+D1-D4, U+D6, U+D8-DC, U+DF-E7, U+EA, U+EC-EE, U+F1-F2, U+F4-F5, U+F8-FB, U+2014, U+201E, U+2190-2191, U+2193',
    },
  ],
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
      data-scroll-behavior="smooth"
      data-mail={mailIsKept ? 'kept' : undefined}
      className={[bricolage, instrument, bricolageRare, instrumentRare].map(font => font.variable).join(' ')}
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
        <NewBuild build={env.NEXT_DEPLOYMENT_ID} />
      </body>
    </html>
  )
}
