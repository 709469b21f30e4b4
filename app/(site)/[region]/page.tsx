import type { Metadata } from 'next'
import { listServices } from '@/features/catalogue/server/public'
import { breadcrumbJsonLd, breadcrumbsTo, serviceJsonLd } from '@/features/website/model/structuredData'
import { listRegions, pageMetadata } from '@/features/website/server/public'
import { JsonLd } from '@/features/website/ui/pages/PageParts'
import { ServicesView } from '@/features/website/ui/pages/ServicesView'
import { env } from '@/platform/env'
import { pageCtx } from '@/platform/requestCtx'
import { pageContent } from '../_content'
import { Quote } from '../_quote'
import { redirectOrNotFound } from '../_redirect'

/** Made on the first request, then cached. The proxy lets only existing addresses through. */
export const generateStaticParams = () => []

type Props = { params: Promise<{ region: string }> }

async function regionOf({ params }: Props) {
  const { region: path } = await params
  const ctx = await pageCtx()
  return (await listRegions(ctx)).find(each => each.path === path) ?? redirectOrNotFound(`/${path}`)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { path, seo } = await regionOf(props)
  return pageMetadata(await pageCtx(), `/${path}`, seo)
}

export default async function RegionPage(props: Props) {
  const { path, place, heading, opening, seo } = await regionOf(props)
  const { ctx, texts, company } = await pageContent('services')
  const services = (await listServices(ctx)).filter(each => each.places.includes('services'))
  const page = { name: seo.title, description: seo.description, area: place, url: `${env.SITE_URL}/${path}` }
  const crumbs = breadcrumbsTo({ name: 'Diensten', path: '/diensten' }, { name: seo.title, path: `/${path}` })
  return (
    <>
      <JsonLd facts={serviceJsonLd(page, company, env.SITE_URL)} />
      <JsonLd facts={breadcrumbJsonLd(crumbs, env.SITE_URL)} />
      <ServicesView
        {...{ heading, services, company }}
        lead={opening}
        points={texts.points}
        words={texts.words}
        quote={<Quote source={path} />}
      />
    </>
  )
}
