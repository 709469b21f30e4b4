import type { Project as Stored } from '@/payload-types'
import { asSystem } from '@/platform/access/authority'
import { cached, publishedOrDraft } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import { toImage, withPictureUrl } from '@/platform/media/images'
import { seoWithDefaults } from '../model/pageTexts'
import type { Project } from '../model/projects'

export function listProjects(ctx: PageCtx): Promise<Project[]> {
  return cached(ctx, 'projects', async () => {
    const query = { sort: 'order', ...publishedOrDraft(ctx), depth: 1 }
    const { docs } = await ctx.payload.find({ collection: 'projects', ...query, ...asSystem })
    return docs.map(toProject)
  })
}

export async function findProject(ctx: PageCtx, slug: string): Promise<Project | null> {
  return (await listProjects(ctx)).find(project => project.slug === slug) ?? null
}

function toProject({
  id,
  slug,
  title,
  description,
  category,
  url,
  site,
  isExample,
  ...doc
}: Stored): Project {
  const image = toImage(doc.image)
  const { story } = doc
  return {
    ...{ id, title, description, category },
    // A draft lacks one, and so does a record of the version before.
    slug: slug || id,
    url: url || null,
    site: site ?? null,
    image,
    phoneImage: toImage(doc.phoneImage),
    isExample: isExample ?? false,
    story: {
      question: story?.question ?? '',
      lines: (story?.lines ?? []).map(({ label, answer }) => ({ label, answer })),
      quoted: story?.quoted ?? null,
      invoiced: story?.invoiced ?? null,
      weeks: story?.weeks ?? null,
      changed: story?.changed ?? '',
    },
    seo: seoWithDefaults(doc.seo && withPictureUrl(doc.seo), { title, description, picture: image?.address }),
  }
}
