import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'

/** Addresses whose last part is a key; the shipped configuration of nginx hides the same. */
export const KEY_PATHS = ['/admin/reset/', '/afspraak/', '/hosting-bestellen/klaargezet/', '/offerte/']

/** Without its query, which can hold what somebody typed, and without keys. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?')
  const keyed = KEY_PATHS.find(each => path.startsWith(each))
  return keyed ? `${keyed}-` : path
}

const READS = ['GET', 'HEAD', 'OPTIONS']

/** What a site asks of itself. */
const isOwn = (url: string) => url.startsWith('/intern/')

/** A line for what may have changed something, and for what failed; the proxy logs the rest. */
export function logRequest(
  { method = 'GET', url = '' }: IncomingMessage,
  response: ServerResponse,
  request: string,
  log: Logger,
): void {
  const started = performance.now()
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : 'cut'
    if ((READS.includes(method) || isOwn(url)) && Number(status) < 500) return
    const ms = Math.round(performance.now() - started)
    log.info({ msg: `${method} ${loggedPath(url)}`, request, status, ms })
  })
}
