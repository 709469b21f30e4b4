import { Telephone } from '@/design-system/primitives/HeadDrawings'
import { listServices } from '@/features/catalogue/server/public'
import { regionsByPlace } from '@/features/website/model/regions'
import { serviceJsonLd } from '@/features/website/model/structuredData'
import { getAbout, listProjects, listRegions } from '@/features/website/server/public'
import { CloseLink, JsonLd } from '@/features/website/ui/pages/PageParts'
import { RegionLinks, ServicesView } from '@/features/website/ui/pages/ServicesView'
import { env } from '@/platform/env'
import { pageContent } from '../_content'
import { metadataOf } from '../_metadata'
import { Quote } from '../_quote'

export const generateMetadata = metadataOf('services')

export default async function ServicesPage() {
  const { ctx, texts, company } = await pageContent('services')
  const [all, regions, projects, { team }] = await Promise.all([
    listServices(ctx),
    listRegions(ctx),
    listProjects(ctx),
    getAbout(ctx),
  ])
  const services = all.filter(each => each.places.includes('services'))
  const { title: name, description } = texts.seo
  const facts = serviceJsonLd(
    { name, description, area: company.city, url: `${env.SITE_URL}/diensten` },
    company,
    env.SITE_URL,
  )
  return (
    <>
      <JsonLd facts={facts} />
      <ServicesView
        {...texts}
        services={services}
        projects={projects}
        member={team[0]}
        company={company}
        quote={
          <Quote
            source="diensten"
            closing={{
              heading: texts.words.closing,
              text: texts.words.closingText,
              other: <CloseLink href="/contact">{company.buttons.default}</CloseLink>,
            }}
            drawing={<Telephone />}
          />
        }
      />
      <RegionLinks opening={texts.words.nearby} places={regionsByPlace(regions)} />
    </>
  )
}
