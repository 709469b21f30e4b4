import type { IncomingMessage, ServerResponse } from 'node:http'
import { Histogram, register } from 'prom-client'

const NAME = 'webbureau_http_request_duration_seconds'

/** The library keeps its metrics per process; in development this file is loaded again after a change. */
const durations =
  (register.getSingleMetric(NAME) as Histogram<'method' | 'section' | 'status'> | undefined) ??
  new Histogram({
    ...{ name: NAME, help: 'Requests by section of the site', labelNames: ['method', 'section', 'status'] },
    buckets: [0.01, 0.05, 0.1, 0.3, 1, 3, 10],
  })

/** Addresses are endless, so they are no label. */
const SECTIONS = [
  [/^\/admin(\/|$)/, 'office'],
  [/^\/api(\/|$)/, 'api'],
  [/^\/(_next|icons|werk)\//, 'files'],
  [/^\/(intern\/|gezond$|gereed$|metrics$)/, 'operations'],
] as const

export function sectionOf(url: string): string {
  const [path = ''] = url.split('?')
  return SECTIONS.find(([pattern]) => pattern.test(path))?.[1] ?? 'site'
}

export function measureRequest(
  { method = 'GET', url = '' }: IncomingMessage,
  response: ServerResponse,
): void {
  const started = performance.now()
  response.once('finish', () => {
    const status = `${Math.floor(response.statusCode / 100)}xx`
    durations.observe({ method, section: sectionOf(url), status }, (performance.now() - started) / 1000)
  })
}
