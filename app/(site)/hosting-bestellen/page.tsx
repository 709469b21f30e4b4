import { HostingOffer } from '../_hosting'
import { metadataOf } from '../_metadata'

export const generateMetadata = metadataOf('hostingOrder')

export default function HostingOrderPage() {
  return <HostingOffer name="hostingOrder" />
}
