import { organisationFacts } from '@/domain/site/facts'
import { env } from '@/server/env'
import { AddressCard } from '@/ui/pages/AddressCard'
import { ContactLines } from '@/ui/pages/ContactLines'
import { JsonLd } from '@/ui/pages/JsonLd'
import { MapPicture } from '@/ui/pages/MapPicture'
import { PageHead } from '@/ui/pages/PageHead'
import { QuoteCall } from '@/ui/pages/QuoteCall'
import { pageContent } from '../_content'
import { metadataOf } from '../_metadata'

export const generateMetadata = metadataOf('contact')

export default async function ContactPage() {
  const { texts, company } = await pageContent('contact')
  return (
    <>
      <JsonLd facts={organisationFacts(company, env.SITE_URL)} />
      <PageHead heading={texts.heading} lead={texts.lead} />
      <div className="wrap grid gap-12 pb-16 lg:grid-cols-[1.2fr_.8fr] lg:gap-18">
        <div className="grid gap-9 self-start">
          <ContactLines company={company} />
          <MapPicture company={company} />
        </div>
        <AddressCard company={company} heading={texts.words.address} />
      </div>
      <QuoteCall company={company} second="phone" />
    </>
  )
}
