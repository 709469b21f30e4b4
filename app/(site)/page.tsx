import type { Metadata } from 'next'
import { exampleSlip } from '@/domain/configurator/exampleSlip'
import { organisationFacts } from '@/domain/site/facts'
import { getClaims } from '@/server/content/getClaims'
import { getConfigurator } from '@/server/content/getConfigurator'
import { getHome } from '@/server/content/getHome'
import { listServices } from '@/server/content/listServices'
import { env } from '@/server/env'
import { pageCtx } from '@/server/session'
import { ConfiguratorTeaser } from '@/ui/home/ConfiguratorTeaser'
import { ContactBlock } from '@/ui/home/ContactBlock'
import { Hero } from '@/ui/home/Hero'
import { ServiceLines } from '@/ui/home/ServiceLines'
import { JsonLd } from '@/ui/pages/JsonLd'
import { publicCompany } from './_content'
import { pageMetadata } from './_metadata'

export async function generateMetadata(): Promise<Metadata> {
  const ctx = await pageCtx()
  return pageMetadata(ctx, '/', (await getHome(ctx)).seo)
}

export default async function HomePage() {
  const ctx = await pageCtx()
  const [home, claims, services, company, options] = await Promise.all([
    getHome(ctx),
    getClaims(ctx),
    listServices(ctx),
    publicCompany(ctx),
    getConfigurator(ctx),
  ])
  return (
    <>
      <JsonLd facts={organisationFacts(company, env.SITE_URL)} />
      <Hero
        texts={home.hero}
        claims={[claims.quoteTime, claims.noPrepayment, claims.entrepreneurs, claims.rating]}
        responseTime={claims.responseTime}
        company={company}
        example={exampleSlip(options)}
      />
      <ServiceLines
        texts={home.servicesIntro}
        services={services.filter(each => each.places.includes('home'))}
      />
      <ConfiguratorTeaser
        texts={home.teaser}
        claims={[claims.configuratorSteps, claims.configuratorEffort, claims.quoteTime]}
        company={company}
      />
      <ContactBlock texts={home.contact} company={company} />
    </>
  )
}
