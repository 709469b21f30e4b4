import type { Image } from '@/platform/media/images'
import { formatEuro } from '@/platform/money/euro'
import type { Seo } from './pageTexts'
import { projectPath, samplePath } from './sampleSites'

export type StoryLine = { label: string; answer: string }

/** Amounts are whole cents without VAT. */
export type Story = {
  question: string
  lines: StoryLine[]
  quoted: number | null
  invoiced: number | null
  weeks: number | null
  changed: string
}

export type Project = {
  id: string
  slug: string
  title: string
  description: string
  category: string
  /** The site of a real customer, elsewhere. */
  url: string | null
  /** A small site of our own, which a frame can show. */
  site: string | null
  image: Image | null
  phoneImage: Image | null
  isExample: boolean
  story: Story
  seo: Seo
}

type Address = Pick<Project, 'slug' | 'url' | 'site'>

/** Where a project opens from a list: the site of a customer, or our page about it. */
export function projectLink({ slug, url }: Address): { href: string; isOutside: boolean } {
  return url ? { href: url, isOutside: true } : { href: projectPath(slug), isOutside: false }
}

/** The site itself; null when there is only a picture of it. */
export function siteAddress({ url, site }: Address): string | null {
  return url ?? (site ? samplePath(site) : null)
}

/** What shows a service: work of its kind, else the first there is. */
export function exampleOf<Work extends Pick<Project, 'category'>>(
  { title }: { title: string },
  projects: readonly Work[],
): Work | null {
  return projects.find(({ category }) => category === title) ?? projects[0] ?? null
}

export function hasStory({ question, lines, quoted, invoiced, weeks, changed }: Story): boolean {
  return (
    Boolean(question || changed) || lines.length > 0 || [quoted, invoiced, weeks].some(each => each !== null)
  )
}

export function formatWeeks(weeks: number): string {
  return weeks === 1 ? '1 week' : `${String(weeks).replace('.', ',')} weken`
}

/** How the invoice differs from the quote; null when one of the two is unknown. */
export function invoiceDifference({ quoted, invoiced }: Pick<Story, 'quoted' | 'invoiced'>): string | null {
  if (quoted === null || invoiced === null) return null
  const more = invoiced - quoted
  if (more === 0) return 'Hetzelfde als op de offerte'
  return `${formatEuro(Math.abs(more))} ${more > 0 ? 'meer' : 'minder'} dan op de offerte, excl. btw`
}
