import { PageHead } from '@/design-system/layout/PageHead'
import { Cabinet } from '@/design-system/primitives/HeadDrawings'
import { pageContent } from '../_content'
import { HostingOrder } from '../_hosting'
import { metadataOf } from '../_metadata'

export const generateMetadata = metadataOf('hostingRegion')

export default async function HostingRegionPage() {
  const content = await pageContent('hostingRegion')
  const { heading, lead, words } = content.texts
  return (
    <HostingOrder {...content}>
      <PageHead heading={heading} lead={lead} drawing={<Cabinet />}>
        <a href="#bestellen" className="button button-primary max-sm:w-full">
          {words.order}
        </a>
      </PageHead>
    </HostingOrder>
  )
}
