import type { Attributes } from '@opentelemetry/api'
import type { ReadableSpan } from '@opentelemetry/sdk-trace-base'
import { loggedPath } from '@/platform/log/requestLog'

/** All that leaves. Whatever else a library adds may hold what somebody typed: parameters of an address, messages. */
const SHARED = [
  'db.system.name',
  'error.type',
  'http.method',
  'http.route',
  'http.status_code',
  'http.target',
  'http.url',
  'net.peer.name',
  'next.clientComponentLoadCount',
  'next.route',
  'next.rsc',
  'next.span_category',
  'next.span_name',
  'next.span_type',
  'operation.name',
  'request.id',
  'resource.name',
]

/** A new span, so that a field of a later version of the library does not leave by itself. */
export const redactSpan = (span: ReadableSpan): ReadableSpan => ({
  name: redactText(span.name),
  kind: span.kind,
  spanContext: () => span.spanContext(),
  parentSpanContext: span.parentSpanContext,
  startTime: span.startTime,
  endTime: span.endTime,
  // The message of an error may repeat what it could not read.
  status: { code: span.status.code },
  attributes: redactAttributes(span.attributes, SHARED),
  links: [],
  events: span.events.map(({ name, time, attributes = {} }) => ({
    ...{ name: redactText(name), time },
    attributes: redactAttributes(attributes, ['exception.type']),
  })),
  duration: span.duration,
  ended: span.ended,
  resource: span.resource,
  instrumentationScope: span.instrumentationScope,
  droppedAttributesCount: span.droppedAttributesCount,
  droppedEventsCount: span.droppedEventsCount,
  droppedLinksCount: span.droppedLinksCount,
})

function redactAttributes(attributes: Attributes, shared: string[]): Attributes {
  const redacted: Attributes = {}
  for (const name of shared) {
    const value = attributes[name]
    if (typeof value === 'string') redacted[name] = redactText(value)
    if (typeof value === 'number' || typeof value === 'boolean') redacted[name] = value
  }
  return redacted
}

/** A path as the log has it. Of an address elsewhere only where it is: a domain name or a number can follow. */
export function redactText(text: string): string {
  return text.replace(/https?:\/\/\S+|\/\S*/g, each =>
    each.startsWith('/') ? loggedPath(each) : originOf(each),
  )
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : '-')
