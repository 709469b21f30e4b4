import type { Metadata } from 'next'
import { exampleSlip } from '@/domain/configurator/exampleSlip'
import { organisationFacts } from '@/domain/site/facts'
import { getChat } from '@/server/content/getChat'
import { getClaims } from '@/server/content/getClaims'
import { getConfigurator } from '@/server/content/getConfigurator'
import { getHome } from '@/server/content/getHome'
import { listPartners } from '@/server/content/listPartners'
import { listProjects } from '@/server/content/listProjects'
import { listServices } from '@/server/content/listServices'
import { env } from '@/server/env'
import { pageCtx } from '@/server/session'
import { ChatDoor } from '@/ui/chat/ChatDoor'
import { Van } from '@/ui/drawings/Van'
import { ConfiguratorTeaser } from '@/ui/home/ConfiguratorTeaser'
import { ContactBlock } from '@/ui/home/ContactBlock'
import { Hero } from '@/ui/home/Hero'
import { PartnerMarquee } from '@/ui/home/PartnerMarquee'
import { ProjectCarousel } from '@/ui/home/ProjectCarousel'
import { ServiceLines } from '@/ui/home/ServiceLines'
import { Splash } from '@/ui/home/Splash'
import { WhyUs } from '@/ui/home/WhyUs'
import { JsonLd } from '@/ui/pages/JsonLd'
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
      <JsonLd facts={organisationFacts(company, env.SITE_URL)} />
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
      />
      <PartnerMarquee heading={home.partners.heading} rows={partners} />
      <ServiceLines
        texts={home.servicesIntro}
        services={services.filter(each => each.places.includes('home'))}
        vat={claims.vat}
      />
      <ProjectCarousel texts={home.portfolio} projects={projects} />
      <WhyUs {...home.whyUs} drawing={<Van />} />
      <ContactBlock texts={home.contact} company={company} />
      {!chat.everywhere && <ChatDoor company={reached(company)} submit={submitLead} />}
    </>
  )
}
