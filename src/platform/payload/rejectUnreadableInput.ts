// Works around: Payload answers 500 to input that nobody can read.
// Upstream: payloadcms/payload#8647, #16483.
// Removal test: `rejectUnreadableInput` in tests/unit/platform/workarounds.test.ts.
import { type AfterErrorHook, APIError, type PayloadRequest } from 'payload'

/** PostgreSQL's classes for bad values and undefined operators. */
const BAD_VALUE = /^(22...|42883)$/
const BODILESS = ['GET', 'HEAD', 'DELETE']

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
  // A build shortens names, so the class is compared. Payload sets no status here.
  if (error.constructor === APIError) return true
  if ('where' in query) return true
  return !BODILESS.includes(method) && (typeof data !== 'object' || data === null)
}

/** Payload crashes on an upload with fields and no file. */
function bringsNoFile({ method, pathname, file, payload }: PayloadRequest): boolean {
  const [, slug = ''] = /^\/api\/([^/]+)\/?$/.exec(pathname ?? '') ?? []
  const config = Object.values(payload.collections).find(each => each.config.slug === slug)?.config
  return method === 'POST' && Boolean(config?.upload) && !file
}

function asksForNoVersions({ pathname, payload }: PayloadRequest): boolean {
  const [, slug = ''] = /^\/api\/([^/]+)\/versions(\/|$)/.exec(pathname ?? '') ?? []
  const config = Object.values(payload.collections).find(each => each.config.slug === slug)?.config
  return config !== undefined && !config.versions
}
