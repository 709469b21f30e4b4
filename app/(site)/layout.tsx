import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { Toaster } from '@/design-system/notices/Toaster'
import type { Service } from '@/features/catalogue/model/services'
import { listServices } from '@/features/catalogue/server/services'
import { getChat } from '@/features/desk/server/getChat'
import { ChatButton } from '@/features/desk/ui/ChatButton'
import { barMenus, serviceLink } from '@/features/website/model/navigation'
import { listRegions } from '@/features/website/server/content'
import { getNavigation } from '@/features/website/server/navigation'
import { getSharedTexts } from '@/features/website/server/pageTexts'
import { CookieBanner } from '@/features/website/ui/layout/CookieBanner'
import { Cursor } from '@/features/website/ui/layout/Cursor'
import { Footer } from '@/features/website/ui/layout/Footer'
import { NavBar } from '@/features/website/ui/layout/NavBar'
import { Preview } from '@/features/website/ui/layout/Preview'
import { mailStaysHere } from '@/platform/email/transport'
import { env } from '@/platform/env'
import { ReloadOnNewBuild } from '@/platform/next/browser/ReloadOnNewBuild'
import { pageCtx } from '@/platform/requestCtx'
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
      data-mail={mailStaysHere ? 'kept' : undefined}
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
        {chat.everywhere && <ChatButton company={reached(company)} submit={submitLead} />}
        <CookieBanner analyticsId={env.ANALYTICS_ID} words={cookies} />
        <Cursor />
        <Toaster />
        <ReloadOnNewBuild build={env.NEXT_DEPLOYMENT_ID} />
      </body>
    </html>
  )
}
