import type { Image } from '@/platform/media/images'
import type { Seo } from './pageTexts'

export const POST_CATEGORIES = [
  { value: 'website', label: 'Website' },
  { value: 'vindbaarheid', label: 'Vindbaarheid' },
  { value: 'webshop', label: 'Webshop' },
  { value: 'hosting', label: 'Hosting' },
] as const

type PostCategory = (typeof POST_CATEGORIES)[number]['value']

export type PostCard = {
  id: string
  title: string
  slug: string
  /** The number in its address on the old site. */
  number: number | null
  excerpt: string
  category: PostCategory
  author: string
  publishedAt: string
  image: Image | null
  seo: Seo
}

const POSTS_PER_PAGE = 4

export const postPath = (slug: string) => `/blog/${slug}`

/** Throws for a category that the table lacks. */
export function categoryLabel(category: PostCategory): string {
  const found = POST_CATEGORIES.find(each => each.value === category)
  if (!found) throw new Error(`no category ${category}`)
  return found.label
}

/** All articles up to and including `page`; null past the last page. */
export function paginatePosts(
  page: number,
  posts: PostCard[],
): { shown: PostCard[]; next: number | null } | null {
  if (!Number.isSafeInteger(page) || page < 1 || (page > 1 && (page - 1) * POSTS_PER_PAGE >= posts.length))
    return null
  const shown = posts.slice(0, page * POSTS_PER_PAGE)
  return { shown, next: shown.length < posts.length ? page + 1 : null }
}

export const firstPostIndex = (page: number) => (page - 1) * POSTS_PER_PAGE

export function relatedPosts(post: PostCard, posts: PostCard[]): PostCard[] {
  const others = posts.filter(each => each.id !== post.id)
  const same = others.filter(each => each.category === post.category)
  return [...same, ...others.filter(each => !same.includes(each))].slice(0, 2)
}
