import { crumbsTo } from '@/features/website/model/facts'

export const BLOG_CRUMBS = crumbsTo({ name: 'Blog', path: '/blog' })
