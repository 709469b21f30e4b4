import { organisationFacts } from '@/domain/site/facts'
import { env } from '@/server/env'
import { JsonLd } from '@/ui/pages/JsonLd'
import { LocationView } from '@/ui/pages/LocationView'
import { pageContent } from '../_content'
import { metadataOf } from '../_metadata'
import { Quote } from '../_quote'

export const generateMetadata = metadataOf('location')

export default async function LocationPage() {
  const { texts, company } = await pageContent('location')
  return (
    <>
      <JsonLd facts={organisationFacts(company, env.SITE_URL)} />
      <LocationView texts={texts} company={company} quote={<Quote source="locatie-page" persistent />} />
    </>
  )
}
