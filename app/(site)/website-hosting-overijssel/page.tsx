import { HostingOffer } from '../_hosting'
import { metadataOf } from '../_metadata'

export const generateMetadata = metadataOf('hostingRegion')

export default function HostingRegionPage() {
  return <HostingOffer name="hostingRegion" />
}
