import { env } from '@/platform/env'

export const onSite = (path: string) => `${env.SITE_URL}${path}`
