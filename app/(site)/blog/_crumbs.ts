import { crumbsTo } from '@/domain/site/facts'

export const BLOG_CRUMBS = crumbsTo({ name: 'Blog', path: '/blog' })
