import type { Metadata } from 'next'
import { listServices } from '@/features/catalogue/server/public'
import {
  breadcrumbJsonLd,
  breadcrumbsTo,
  faqJsonLd,
  serviceJsonLd,
} from '@/features/website/model/structuredData'
import { findRegion, pageMetadata } from '@/features/website/server/public'
import { JsonLd } from '@/features/website/ui/pages/PageParts'
import { RegionView } from '@/features/website/ui/pages/RegionView'
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
  return (await findRegion(ctx, path)) ?? redirectOrNotFound(`/${path}`)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { path, seo } = (await regionOf(props)).region
  return pageMetadata(await pageCtx(), `/${path}`, seo)
}

export default async function RegionPage(props: Props) {
  const { region, body } = await regionOf(props)
  const { path, place, seo } = region
  const { ctx, texts, company } = await pageContent('services')
  const services = (await listServices(ctx)).filter(each => each.places.includes('services'))
  const page = { name: seo.title, description: seo.description, area: place, url: `${env.SITE_URL}/${path}` }
  const crumbs = breadcrumbsTo({ name: 'Diensten', path: '/diensten' }, { name: seo.title, path: `/${path}` })
  return (
    <>
      <JsonLd facts={serviceJsonLd(page, company, env.SITE_URL)} />
      <JsonLd facts={breadcrumbJsonLd(crumbs, env.SITE_URL)} />
      {body.question && <JsonLd facts={faqJsonLd([body.question])} />}
      <RegionView
        {...{ region, body, services, company }}
        words={texts.words}
        quote={<Quote source={path} />}
      />
    </>
  )
}
