import { configuredMeta } from './metaSettings'
import { secretsMatch } from './metaSignature'

/** What Meta wants to hear back when the webhook is set up; null for anybody without the verify token. */
export function answerMetaChallenge(query: URLSearchParams, meta = configuredMeta): string | null {
  const token = query.get('hub.verify_token')
  if (query.get('hub.mode') !== 'subscribe' || !token || !meta.verifyToken) return null
  return secretsMatch(token, meta.verifyToken) ? query.get('hub.challenge') : null
}
