import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { PgPreparedQuery } from '@payloadcms/db-postgres/drizzle/pg-core'
import { openingOf, type Prepared } from '@/platform/payload/databaseErrors'

const traced = Symbol('traced')

/** A span for each statement of a request, named as the log names it: without its text and its values. */
export function traceQueries(): void {
  const prototype = PgPreparedQuery.prototype as unknown as Prepared & { [traced]?: true }
  if (prototype[traced]) return
  const run = prototype.queryWithCache
  prototype.queryWithCache = function (this: unknown, text, params, query) {
    if (!trace.getActiveSpan()) return run.call(this, text, params, query)
    const options = { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql' } }
    return trace.getTracer('webbureau').startActiveSpan(openingOf(text), options, async span => {
      try {
        return await run.call(this, text, params, query)
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    })
  }
  prototype[traced] = true
}
