import { listHostingExtras, listHostingPackages } from '@/server/hosting/listCatalogue'
import { HostingView } from '@/ui/hosting/HostingView'
import { pageContent } from './_content'

/** The hosting that is sold, with its prices. Ordering it online is not there yet, and the page says so. */
export async function HostingOffer({ name }: { name: 'hostingRegion' | 'hostingOrder' }) {
  const { ctx, texts, company } = await pageContent(name)
  const [packages, extras] = await Promise.all([listHostingPackages(ctx), listHostingExtras(ctx)])
  return <HostingView {...{ texts, packages, extras, company }} />
}
