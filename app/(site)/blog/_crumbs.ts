import { breadcrumbsTo } from '@/features/website/model/structuredData'

export const BLOG_CRUMBS = breadcrumbsTo({ name: 'Blog', path: '/blog' })
