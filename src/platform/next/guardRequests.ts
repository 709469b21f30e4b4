// Works around: Next makes its own server without a hook; `proxy.ts` runs after the body was read (decision 021).
// Upstream: no issue known.
// Removal test: `guardRequests` in tests/unit/platform/workarounds.test.ts.
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { measureRequest } from '@/platform/health/requestMetrics'
import { type BodyRule, bodyRule, rejectionStatus } from '@/platform/http/requestRules'
import { REQUEST_ID_HEADER, requestIdOf, withRequestId } from '@/platform/log/requestId'
import { logRequest } from '@/platform/log/requestLog'
import { AnswersUnderWay } from './answersUnderWay'
import { withActionStatus } from './unreadableActions'

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

/** An upload may take longer while two parts are less than this apart. */
export const BODY_MS = 15_000

const guarded = new WeakSet<Server>()

type Guard = { site: string; log: Logger | null; beforeExit?: (() => Promise<void>) | undefined }

/** Answers what lets requests end when the site stops. `beforeExit` runs once they have ended. */
export function guardRequests({ site, log, beforeExit }: Guard): AnswersUnderWay {
  const answers = new AnswersUnderWay(beforeExit)
  subscribe('http.server.request.start', message => {
    const { server } = message as { server: Server }
    if (guarded.has(server)) return
    guarded.add(server)
    answers.addServer(server)
    guard(server, { site, log, answers })
  })
  return answers
}

type Guarded = { site: string; log: Logger | null; answers: AnswersUnderWay }

/** The request that is starting has not reached its listeners yet. */
function guard(server: Server, { site, log, answers }: Guarded): void {
  const listeners = server.listeners('request') as Listener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    answers.addAnswer(server, response)
    const { method = 'GET', url = '', headers } = request
    const id = requestIdOf(headers)
    response.setHeader(REQUEST_ID_HEADER, id)
    measureRequest(request, response)
    if (log) logRequest(request, response, id, log)
    const asked = { method, url, headers }
    const status = rejectionStatus(asked, site)
    if (status) return reject(request, response, status)
    if (hasBody(request)) limitBody(request, response, bodyRule(asked))
    withRequestId(id, () =>
      withActionStatus(request, response, () => {
        for (const listener of listeners) answers.addWork(listener.call(server, request, response))
      }),
    )
  })
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** A connection with an unread body cannot be reused. */
function reject(request: IncomingMessage, response: ServerResponse, status: number): void {
  const rest = hasBody(request) ? { connection: 'close' } : {}
  response.writeHead(status, { 'content-length': 0, ...rest }).end()
}

/** Counts bytes as they arrive, so that chunked bodies count too. */
function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
  { most, mayTakeLong }: BodyRule,
): void {
  let length = 0
  let isOver = false
  const timer = setTimeout(() => end(408), BODY_MS)
  const push = request.push.bind(request)
  const end = (status: number) => {
    isOver = true
    clearTimeout(timer)
    if (response.headersSent) request.destroy()
    else {
      response.writeHead(status, { 'content-length': 0, connection: 'close' })
      response.end(() => request.destroy())
    }
  }
  request.push = (chunk: Buffer | null, encoding) => {
    if (isOver) return true
    length += chunk?.length ?? 0
    if (chunk === null) clearTimeout(timer)
    else if (mayTakeLong) timer.refresh()
    if (length <= most) return push(chunk, encoding)
    end(413)
    return true
  }
  request.once('close', () => clearTimeout(timer))
}
