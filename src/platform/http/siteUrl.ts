import { env } from '@/platform/env'

/** The full address of a path on this site. */
export const onSite = (path: string) => `${env.SITE_URL}${path}`
