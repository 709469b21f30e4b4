import { ByPhoneView } from '@/ui/hosting/ByPhoneView'
import { pageContent } from '../_content'
import { metadataOf } from '../_metadata'

export const generateMetadata = metadataOf('hostingDashboard')

export default async function HostingDashboardPage() {
  const { texts, company } = await pageContent('hostingDashboard')
  return <ByPhoneView texts={texts} company={company} />
}
