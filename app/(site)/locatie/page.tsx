import { organisationJsonLd } from '@/features/website/model/structuredData'
import { LocationView } from '@/features/website/ui/pages/ContactDetails'
import { JsonLd } from '@/features/website/ui/pages/PageParts'
import { env } from '@/platform/env'
import { pageContent } from '../_content'
import { metadataOf } from '../_metadata'
import { Moments } from '../_moments'
import { Quote } from '../_quote'

export const generateMetadata = metadataOf('location')

export default async function LocationPage() {
  const { texts, company } = await pageContent('location')
  return (
    <>
      <JsonLd facts={organisationJsonLd(company, env.SITE_URL)} />
      <LocationView
        texts={texts}
        company={company}
        quote={<Quote source="locatie-page" persistent />}
        moments={<Moments />}
      />
    </>
  )
}
