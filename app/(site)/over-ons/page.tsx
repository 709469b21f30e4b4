import { getAbout } from '@/features/website/server/public'
import { AboutView } from '@/features/website/ui/pages/AboutView'
import { pageContent } from '../_content'
import { metadataOf } from '../_metadata'

export const generateMetadata = metadataOf('about')

export default async function AboutPage() {
  const { ctx, texts, company } = await pageContent('about')
  return <AboutView texts={texts} about={await getAbout(ctx)} company={company} />
}
