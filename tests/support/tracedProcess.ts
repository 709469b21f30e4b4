import { SpanKind, trace } from '@opentelemetry/api'
import { withRequestId } from '@/platform/log/requestId'
import { startTelemetry } from '@/platform/telemetry/startTelemetry'

/** A process that measures what Next would: requests with keys and typed values in every place that a span has. */
const [endpoint = ''] = process.argv.slice(2)
const flush = startTelemetry({ endpoint, headers: { 'x-key': 'of the collector' } })

const key = 'zqsecret'
const tracer = trace.getTracer('next.js')
withRequestId('request-of-span', () => {
  const options = {
    kind: SpanKind.SERVER,
    attributes: {
      'http.method': 'GET',
      'http.target': `/offerte/${key}?naam=${key}`,
      'http.status_code': 500,
      'http.user_agent': key,
      'next.segment': `sleutel|${key}|d`,
      'next.params': key,
    },
  }
  tracer.startActiveSpan(`GET /offerte/${key}/offerte.pdf?naam=${key}`, options, span => {
    const error = new RangeError(`could not read ${key}`)
    error.stack = `RangeError: ${key}\n at ${key}`
    span.recordException(error)
    span.setStatus({ code: 2, message: key })
    span.addEvent('read', { typed: key })
    tracer
      .startSpan(`fetch GET https://rdap.example/domain/${key}.nl?x=${key}`, {
        attributes: { 'http.url': `https://user:${key}@rdap.example/domain/${key}.nl?x=${key}` },
        links: [{ context: span.spanContext(), attributes: { typed: key } }],
      })
      .end()
    span.end()
  })
})
await flush()
