import { postPath } from '@/features/website/model/posts'
import { PAGES } from '@/features/website/model/routes'
import { projectPath } from '@/features/website/model/sampleSites'
import { posts } from '../../seed/data/posts'
import { projects } from '../../seed/data/projects'
import { regions } from '../../seed/data/regions'

export const REGIONS = regions.map(region => `/${region.path}`)

/** Every address of the site that visitors read. */
export const ADDRESSES = [
  ...PAGES,
  ...REGIONS,
  ...posts.map(post => postPath(post.slug)),
  ...projects.map(project => projectPath(project.slug)),
]
