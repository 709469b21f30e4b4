import { BatchSpanProcessor, type SpanExporter, type SpanProcessor } from '@opentelemetry/sdk-trace-base'
import { OTLPHttpJsonTraceExporter, registerOTel } from '@vercel/otel'
import { currentRequestId } from '@/platform/log/requestId'
import { redactSpan } from './redactSpan'

type Collector = { endpoint: string; headers: Record<string, string> }

/**
 * Sends what Next and `traceQueries` measure. No context comes in or goes out: a visitor would choose our ids, and other
 * services would learn them. Next measures what is fetched by itself.
 */
export function startTelemetry({ endpoint, headers }: Collector): void {
  const exporter = new OTLPHttpJsonTraceExporter({ url: `${endpoint}/v1/traces`, headers })
  const processor = redactingProcessor(saysWhenLost(exporter))
  registerOTel({
    serviceName: 'webbureau',
    spanProcessors: [processor],
    propagators: ['none'],
    instrumentations: [],
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => processor.forceFlush().catch(warn))
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
