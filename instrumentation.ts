/** Next builds with the same code, and then there is no site that could listen or be asked anything. */
const BUILDING = 'phase-production-build'

/**
 * Runs once when the site starts: guards every request, listens from then on to what any process changes, and watches
 * the health of the installation.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === BUILDING) return
  const { ignoreLostOutput } = await import('./src/platform/lostOutput')
  ignoreLostOutput()
  const { refuseStart } = await import('./src/platform/next/refuseStart')
  const { env } = await import('@/platform/env').catch(refuseStart)
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = env
  let beforeExit: (() => Promise<void>) | undefined
  if (endpoint) {
    const { startTelemetry } = await import('@/platform/telemetry/startTelemetry')
    beforeExit = startTelemetry({ endpoint, headers })
  }
  const { guardRequests } = await import('./src/platform/next/guardRequests')
  const { jsonLogger, LOGS_JSON, printAsJson } = await import('@/platform/log/logger')
  const log = LOGS_JSON ? jsonLogger() : null
  if (log) printAsJson(log)
  guardRequests({ site: new URL(env.SITE_URL).origin, log, beforeExit }).stopOnSignal()
  const { startChangeListener } = await import('@/platform/next/revalidate')
  const { startHealthWatch } = await import('@/platform/health/startHealthWatch')
  const self = `http://127.0.0.1:${process.env.PORT ?? 3000}`
  startChangeListener(self)
  void startHealthWatch(self)
}
