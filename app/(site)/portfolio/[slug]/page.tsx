import type { Metadata } from 'next'
import { projectPath } from '@/features/website/model/sampleSites'
import { breadcrumbJsonLd, PORTFOLIO_CRUMBS, projectJsonLd } from '@/features/website/model/structuredData'
import { findProject, listProjects, pageMetadata } from '@/features/website/server/public'
import { JsonLd } from '@/features/website/ui/pages/PageParts'
import { ProjectView } from '@/features/website/ui/portfolio/ProjectView'
import type { PageCtx } from '@/platform/ctx'
import { env } from '@/platform/env'
import { pageCtx } from '@/platform/requestCtx'
import { pageContent } from '../../_content'
import { redirectOrNotFound } from '../../_redirect'

/** Made on the first request, then cached. The proxy lets only existing addresses through. */
export const generateStaticParams = () => []

type Props = { params: Promise<{ slug: string }> }

async function projectOf(ctx: PageCtx, { params }: Props) {
  const { slug } = await params
  return (await findProject(ctx, slug)) ?? redirectOrNotFound(projectPath(slug))
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const ctx = await pageCtx()
  const { slug, seo } = await projectOf(ctx, props)
  return pageMetadata(ctx, projectPath(slug), seo)
}

export default async function ProjectPage(props: Props) {
  const { ctx, texts, company } = await pageContent('portfolio')
  const project = await projectOf(ctx, props)
  const crumbs = [...PORTFOLIO_CRUMBS, { name: project.title, path: projectPath(project.slug) }]
  const others = (await listProjects(ctx)).filter(({ id }) => id !== project.id)
  return (
    <>
      <JsonLd facts={projectJsonLd(project, company, env.SITE_URL)} />
      <JsonLd facts={breadcrumbJsonLd(crumbs, env.SITE_URL)} />
      <ProjectView words={texts.words} {...{ project, others, crumbs, company }} />
    </>
  )
}
