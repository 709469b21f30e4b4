import { pageContent } from '../_content'
import { HostingOrder } from '../_hosting'
import { metadataOf } from '../_metadata'

export const generateMetadata = metadataOf('hostingOrder')

export default async function HostingOrderPage() {
  const content = await pageContent('hostingOrder')
  return (
    <HostingOrder {...content} intro={content.texts.lead}>
      <h1 className="sr-only">{content.texts.heading}</h1>
    </HostingOrder>
  )
}
