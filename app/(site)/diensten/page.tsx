import { serviceFacts } from '@/domain/site/facts'
import { regionsByPlace } from '@/domain/site/regions'
import { listRegions } from '@/server/content/listRegions'
import { listServices } from '@/server/content/listServices'
import { env } from '@/server/env'
import { JsonLd } from '@/ui/pages/JsonLd'
import { RegionLinks } from '@/ui/pages/RegionLinks'
import { ServicesView } from '@/ui/services/ServicesView'
import { pageContent } from '../_content'
import { metadataOf } from '../_metadata'
import { Quote } from '../_quote'

export const generateMetadata = metadataOf('services')

export default async function ServicesPage() {
  const { ctx, texts, company } = await pageContent('services')
  const [all, regions] = await Promise.all([listServices(ctx), listRegions(ctx)])
  const services = all.filter(each => each.places.includes('services'))
  const { title: name, description } = texts.seo
  const facts = serviceFacts(
    { name, description, area: company.city, url: `${env.SITE_URL}/diensten` },
    company,
    env.SITE_URL,
  )
  return (
    <>
      <JsonLd facts={facts} />
      <ServicesView {...texts} services={services} company={company} quote={<Quote source="diensten" />} />
      <RegionLinks opening={texts.words.nearby} places={regionsByPlace(regions)} />
    </>
  )
}
