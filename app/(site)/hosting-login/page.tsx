import { ByPhoneView } from '@/ui/hosting/ByPhoneView'
import { pageContent } from '../_content'
import { metadataOf } from '../_metadata'

export const generateMetadata = metadataOf('hostingLogin')

export default async function HostingLoginPage() {
  const { texts, company } = await pageContent('hostingLogin')
  return <ByPhoneView texts={texts} company={company} />
}
