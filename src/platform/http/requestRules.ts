import type { IncomingHttpHeaders } from 'node:http'

export const MAX_FORM_BYTES = 256 * 1024

type RequestHead = { method: string; url: string; headers: IncomingHttpHeaders }

export type BodyRule = { most: number; mayTakeLong: boolean }

const KB = 1024
const MB = 1024 * KB

const HOST = /^([\w.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i
const CHANGES = ['POST', 'PUT', 'PATCH', 'DELETE']
/** `Request` throws for TRACE. */
const METHODS = ['GET', 'HEAD', 'OPTIONS', ...CHANGES]
/** Other services post here, without cookies. */
const FROM_OTHERS = /^\/(api\/webhooks\/|nieuwsbrief\/direct$)/
/** Payload runs its jobs on GET, which a link of another site sends along with an administrator's cookie. */
const JOBS = /^\/api\/payload-jobs\/(run|handle-schedules)\/?$/

/** Null when the request may go on. */
export function rejectionStatus(asked: RequestHead, site: string): 400 | 403 | 405 | 413 | null {
  const path = pathOf(asked.url)
  if (path === null || !namesHost(asked.headers)) return 400
  if (!METHODS.includes(asked.method)) return 405
  if (JOBS.test(path) && !CHANGES.includes(asked.method)) return 405
  if (CHANGES.includes(asked.method) && !FROM_OTHERS.test(path) && comesFromElsewhere(asked.headers, site))
    return 403
  return Number(asked.headers['content-length'] ?? 0) > bodyRule(asked).most ? 413 : null
}

/** Null for invalid escapes, on which Next and Payload throw. */
function pathOf(url: string): string | null {
  const [path = ''] = url.split('?')
  try {
    return /^\/.*$/.test(path) && !/%00/.test(path) ? decodeURIComponent(path) : null
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}

function namesHost(headers: IncomingHttpHeaders): boolean {
  const forwarded = [headers['x-forwarded-host'] ?? []].flat().flatMap(each => each.split(','))
  return [headers.host ?? '', ...forwarded].every(each => HOST.test(each.trim()))
}

/** Browsers send `Origin` or `Sec-Fetch-Site`; programs send neither. */
function comesFromElsewhere({ origin, host, ...headers }: IncomingHttpHeaders, site: string): boolean {
  if (origin !== undefined) return ![site, `https://${host}`, `http://${host}`].includes(origin)
  const from = headers['sec-fetch-site']
  return from !== undefined && from !== 'same-origin' && from !== 'none'
}

/** Pictures, and the scan of what somebody signed. */
const UPLOADS = /^\/api\/(media(\/[^/]+)?|quotes-console\/record)$/

export function bodyRule({ method, url, headers }: RequestHead): BodyRule {
  const path = pathOf(url) ?? ''
  const hasSession = /payload-token=/.test(headers.cookie ?? '') || headers.authorization !== undefined
  if (!CHANGES.includes(method)) return { most: 16 * KB, mayTakeLong: false }
  if (UPLOADS.test(path) && hasSession) return { most: 11 * MB, mayTakeLong: true }
  if (path.startsWith('/api/webhooks/')) return { most: MB, mayTakeLong: false }
  if (path.startsWith('/api/')) return { most: hasSession ? 2 * MB : 64 * KB, mayTakeLong: false }
  if (path.startsWith('/intern/')) return { most: 8 * KB, mayTakeLong: false }
  return { most: MAX_FORM_BYTES, mayTakeLong: false }
}
