import { configuredMeta } from './metaSettings'
import { sameSecret } from './metaSignature'

/** What Meta wants to hear back when the webhook is set up; null for anybody without the verify token. */
export function metaChallenge(query: URLSearchParams, meta = configuredMeta): string | null {
  const token = query.get('hub.verify_token')
  if (query.get('hub.mode') !== 'subscribe' || !token || !meta.verifyToken) return null
  return sameSecret(token, meta.verifyToken) ? query.get('hub.challenge') : null
}
