import type { ComponentProps } from 'react'
import { Van } from '@/design-system/primitives/Illustrations'
import type { Service } from '@/features/catalogue/model/services'
import type { Claims } from '@/features/company/model/claims'
import type { Company } from '@/features/company/model/company'
import type { HomeTexts, Partner, Project } from '../../model/content'
import { ConfiguratorTeaser, ContactBlock, Hero, Splash, WhyUs } from './HomeSections'
import { PartnerMarquee } from './PartnerMarquee'
import { ProjectCarousel } from './ProjectCarousel'
import { ServiceAccordion } from './ServiceAccordion'

type HomeViewProps = Pick<ComponentProps<typeof Hero>, 'example'> &
  Pick<ComponentProps<typeof ConfiguratorTeaser>, 'steps'> & {
    texts: HomeTexts
    claims: Claims
    services: Service[]
    partners: Partner[][]
    projects: Project[]
    company: Company
  }

export function HomeView({
  texts,
  claims,
  services,
  partners,
  projects,
  company,
  example,
  steps,
}: HomeViewProps) {
  return (
    <>
      <Hero
        texts={texts.hero}
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
        example={example}
      />
      <Splash initials={company.initials} name={company.name} />
      <ConfiguratorTeaser
        texts={texts.teaser}
        claims={[claims.configuratorSteps, claims.configuratorEffort, claims.quoteTime]}
        company={company}
        steps={steps}
      />
      <PartnerMarquee heading={texts.partners.heading} rows={partners} />
      <ServiceAccordion
        texts={texts.servicesIntro}
        services={services.filter(each => each.places.includes('home'))}
        vat={claims.vat}
      />
      <ProjectCarousel texts={texts.portfolio} projects={projects} />
      <WhyUs {...texts.whyUs} drawing={<Van />} />
      <ContactBlock texts={texts.contact} company={company} />
    </>
  )
}
