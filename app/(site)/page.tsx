import type { Metadata } from 'next'
import { Van } from '@/design-system/primitives/Illustrations'
import { getClaims } from '@/features/catalogue/server/getClaims'
import { listServices } from '@/features/catalogue/server/services'
import { STEPS } from '@/features/configurator/model/draft'
import { exampleSlip } from '@/features/configurator/model/exampleSlip'
import { getConfigurator } from '@/features/configurator/server/getConfigurator'
import { getChat } from '@/features/desk/server/getChat'
import { ChatButton } from '@/features/desk/ui/ChatButton'
import { organisationJsonLd } from '@/features/website/model/structuredData'
import { listPartners, listProjects } from '@/features/website/server/content'
import { getHome } from '@/features/website/server/pageTexts'
import {
  ConfiguratorTeaser,
  ContactBlock,
  Hero,
  Splash,
  WhyUs,
} from '@/features/website/ui/home/HomeSections'
import { PartnerMarquee } from '@/features/website/ui/home/PartnerMarquee'
import { ProjectCarousel } from '@/features/website/ui/home/ProjectCarousel'
import { ServiceAccordion } from '@/features/website/ui/home/ServiceAccordion'
import { JsonLd } from '@/features/website/ui/pages/PageParts'
import { env } from '@/platform/env'
import { pageCtx } from '@/platform/requestCtx'
import { submitLead } from './_actions/submitLead'
import { publicCompany, reached } from './_content'
import { pageMetadata } from './_metadata'

export async function generateMetadata(): Promise<Metadata> {
  const ctx = await pageCtx()
  return pageMetadata(ctx, '/', (await getHome(ctx)).seo)
}

export default async function HomePage() {
  const ctx = await pageCtx()
  const [home, claims, services, partners, projects, company, options, chat] = await Promise.all([
    getHome(ctx),
    getClaims(ctx),
    listServices(ctx),
    listPartners(ctx),
    listProjects(ctx),
    publicCompany(ctx),
    getConfigurator(ctx),
    getChat(ctx),
  ])
  return (
    <>
      <JsonLd facts={organisationJsonLd(company, env.SITE_URL)} />
      <Hero
        texts={home.hero}
        claims={[
          claims.quoteTime,
          claims.noPrepayment,
          claims.entrepreneurs,
          claims.rating,
          claims.hostingUptime,
          claims.agency,
        ]}
        responseTime={claims.responseTime}
        company={company}
        example={exampleSlip(options)}
      />
      <Splash initials={company.initials} name={company.name} />
      <ConfiguratorTeaser
        texts={home.teaser}
        claims={[claims.configuratorSteps, claims.configuratorEffort, claims.quoteTime]}
        company={company}
        steps={STEPS}
      />
      <PartnerMarquee heading={home.partners.heading} rows={partners} />
      <ServiceAccordion
        texts={home.servicesIntro}
        services={services.filter(each => each.places.includes('home'))}
        vat={claims.vat}
      />
      <ProjectCarousel texts={home.portfolio} projects={projects} />
      <WhyUs {...home.whyUs} drawing={<Van />} />
      <ContactBlock texts={home.contact} company={company} />
      {!chat.everywhere && <ChatButton company={reached(company)} submit={submitLead} />}
    </>
  )
}
