import type { Crumb } from '@/domain/site/facts'

export const BLOG_CRUMBS: Crumb[] = [
  { name: 'Home', path: '/' },
  { name: 'Blog', path: '/blog' },
]
