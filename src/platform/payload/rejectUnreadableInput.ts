import { type AfterErrorHook, APIError, type PayloadRequest } from 'payload'

/** What PostgreSQL calls a value that is none of its column's kind, and a comparison that its kind does not know. */
const BAD_VALUE = /^(22...|42883)$/
const BODILESS = ['GET', 'HEAD', 'DELETE']

/**
 * Answers 400 to input that Payload cannot read; Payload answers 500.
 * Upstream: payloadcms/payload#8647, #16483.
 */
export const rejectUnreadableInput: AfterErrorHook = ({ error, req }) =>
  isServerFault(error) && isUnreadable(error, req)
    ? { status: 400, response: { errors: [{ message: 'Invalid' }] } }
    : undefined

const isServerFault = (error: Error) => !('status' in error) || error.status === 500

function isUnreadable(error: Error, req: PayloadRequest): boolean {
  const { method = '', data, query } = req
  if (asksForNoVersions(req) || bringsNoFile(req)) return true
  const asked = error.cause instanceof Error ? error.cause : error
  if ('code' in asked) return BAD_VALUE.test(String(asked.code))
  // Payload refuses with exactly this error, and no status, what it does not know how to ask for. A build shortens names.
  if (error.constructor === APIError) return true
  if ('where' in query) return true
  return !BODILESS.includes(method) && (typeof data !== 'object' || data === null)
}

/** An upload that comes as nothing but fields, on some of which Payload falls over. */
function bringsNoFile({ method, pathname, file, payload }: PayloadRequest): boolean {
  const [, slug = ''] = /^\/api\/([^/]+)\/?$/.exec(pathname ?? '') ?? []
  const config = Object.values(payload.collections).find(each => each.config.slug === slug)?.config
  return method === 'POST' && Boolean(config?.upload) && !file
}

/** Versions of what has none. */
function asksForNoVersions({ pathname, payload }: PayloadRequest): boolean {
  const [, slug = ''] = /^\/api\/([^/]+)\/versions(\/|$)/.exec(pathname ?? '') ?? []
  const config = Object.values(payload.collections).find(each => each.config.slug === slug)?.config
  return config !== undefined && !config.versions
}
