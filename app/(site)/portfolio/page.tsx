import type { Metadata } from 'next'
import { breadcrumbJsonLd, PORTFOLIO_CRUMBS, portfolioJsonLd } from '@/features/website/model/structuredData'
import { listProjects } from '@/features/website/server/public'
import { JsonLd } from '@/features/website/ui/pages/PageParts'
import { PortfolioView } from '@/features/website/ui/portfolio/PortfolioView'
import { env } from '@/platform/env'
import { pageCtx } from '@/platform/requestCtx'
import { pageContent } from '../_content'
import { metadataOf, UNLISTED } from '../_metadata'

export async function generateMetadata(): Promise<Metadata> {
  const metadata = await metadataOf('portfolio')()
  return (await listProjects(await pageCtx())).length > 0 ? metadata : { ...metadata, ...UNLISTED }
}

export default async function PortfolioPage() {
  const { ctx, texts, company } = await pageContent('portfolio')
  const projects = await listProjects(ctx)
  return (
    <>
      {projects.length > 0 && <JsonLd facts={portfolioJsonLd(projects, env.SITE_URL)} />}
      <JsonLd facts={breadcrumbJsonLd(PORTFOLIO_CRUMBS, env.SITE_URL)} />
      <PortfolioView {...{ texts, projects, company }} />
    </>
  )
}
