import { env } from '@/platform/env'

/** How Meta and this site know each other. */
export type MetaSettings = {
  /** Meta signs its calls with it. */
  appSecret: string | undefined
  /** Meta shows it when the webhook is set up. */
  verifyToken: string | undefined
  /** Opens the leads of the agency's page. */
  accessToken: string | undefined
  graphUrl: string
}

export const configuredMeta: MetaSettings = {
  appSecret: env.META_APP_SECRET,
  verifyToken: env.META_VERIFY_TOKEN,
  accessToken: env.META_ACCESS_TOKEN,
  graphUrl: env.META_GRAPH_URL,
}
