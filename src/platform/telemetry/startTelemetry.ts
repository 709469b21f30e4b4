import { setTimeout } from 'node:timers/promises'
import { BatchSpanProcessor, type SpanExporter, type SpanProcessor } from '@opentelemetry/sdk-trace-base'
import { OTLPHttpJsonTraceExporter, registerOTel } from '@vercel/otel'
import { currentRequestId } from '@/platform/log/requestId'
import { redactSpan } from './redactSpan'

type Collector = { endpoint: string; headers: Record<string, string> }

/** A collector that does not answer holds up the end of a site no longer. */
const FLUSH_MS = 3000

/**
 * Sends what Next and `traceQueries` measure. No context comes in or goes out: a visitor would choose our ids, and other
 * services would learn them. Next measures what is fetched by itself. Answers what sends the rest before the process ends.
 */
export function startTelemetry({ endpoint, headers }: Collector): () => Promise<void> {
  const exporter = new OTLPHttpJsonTraceExporter({ url: `${endpoint}/v1/traces`, headers })
  const processor = redactingProcessor(saysWhenLost(exporter))
  registerOTel({
    serviceName: 'webbureau',
    spanProcessors: [processor],
    propagators: ['none'],
    instrumentations: [],
  })
  return () =>
    Promise.race([processor.forceFlush().catch(warn), setTimeout(FLUSH_MS, undefined, { ref: false })])
}

function redactingProcessor(exporter: SpanExporter): SpanProcessor {
  const batches = new BatchSpanProcessor(exporter)
  return {
    onStart: span => {
      const request = currentRequestId()
      if (request) span.setAttribute('request.id', request)
    },
    onEnd: span => batches.onEnd(redactSpan(span)),
    forceFlush: () => batches.forceFlush(),
    shutdown: () => batches.shutdown(),
  }
}

/** Once for each time that the collector goes away. */
function saysWhenLost(exporter: SpanExporter): SpanExporter {
  let isLost = false
  return {
    export: (spans, done) =>
      exporter.export(spans, result => {
        if (result.error && !isLost) warn(result.error)
        isLost = Boolean(result.error)
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}

const warn = ({ name }: Error) => process.emitWarning(`traces do not arrive at the collector: ${name}`)
