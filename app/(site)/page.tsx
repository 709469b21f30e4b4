import type { Metadata } from 'next'
import { Stamp } from '@/design-system/primitives/Stamp'
import { getClaims, listServices } from '@/features/catalogue/server/public'
import { getPublicCompany } from '@/features/company/server/public'
import { STEPS } from '@/features/configurator/model/draft'
import { tradeSlips } from '@/features/configurator/model/trades'
import { getConfigurator, listTrades } from '@/features/configurator/server/public'
import { TradeSlip } from '@/features/configurator/ui/TradeSlip'
import { organisationJsonLd } from '@/features/website/model/structuredData'
import { getHome, listPartners, listProjects, pageMetadata } from '@/features/website/server/public'
import { HomeView } from '@/features/website/ui/home/HomeView'
import { JsonLd } from '@/features/website/ui/pages/PageParts'
import { env } from '@/platform/env'
import { pageCtx } from '@/platform/requestCtx'
import { Chat, isChatEverywhere } from './_chat'
import { Moments } from './_moments'

export async function generateMetadata(): Promise<Metadata> {
  const ctx = await pageCtx()
  return pageMetadata(ctx, '/', (await getHome(ctx)).seo)
}

export default async function HomePage() {
  const ctx = await pageCtx()
  const [home, claims, services, partners, projects, company, options, { trades, towns }, isEverywhere] =
    await Promise.all([
      getHome(ctx),
      getClaims(ctx),
      listServices(ctx),
      listPartners(ctx),
      listProjects(ctx),
      getPublicCompany(ctx),
      getConfigurator(ctx),
      listTrades(ctx),
      isChatEverywhere(),
    ])
  return (
    <>
      <JsonLd facts={organisationJsonLd(company, env.SITE_URL)} />
      <HomeView
        texts={home}
        {...{ claims, services, partners, projects, company }}
        example={
          <TradeSlip
            slips={tradeSlips(trades, options)}
            towns={towns}
            stamp={
              <div className="trade-stamp" aria-hidden="true">
                <Stamp word={home.hero.stamp} small={claims.responseTime} />
              </div>
            }
          />
        }
        steps={STEPS}
        choices={options.websiteTypes.map(({ id, label }) => ({ id, label }))}
        moments={<Moments />}
      />
      {!isEverywhere && <Chat company={company} />}
    </>
  )
}
