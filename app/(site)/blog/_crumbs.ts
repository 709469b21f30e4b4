import { breadcrumbsTo } from '@/features/website/model/facts'

export const BLOG_CRUMBS = breadcrumbsTo({ name: 'Blog', path: '/blog' })
