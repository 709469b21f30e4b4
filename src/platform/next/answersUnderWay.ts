// Works around: as it stops, Next waits for every connection, and a busy proxy keeps using those it has.
// Upstream: no issue known.
// Removal test: `answersUnderWay` in tests/unit/platform/workarounds.test.ts.
import type { Server, ServerResponse } from 'node:http'

/** A visitor gives up after 20 seconds. Supervisors must wait longer (`docs/deploy`). */
const MAX_STOP_MS = 25_000

export class AnswersUnderWay {
  readonly #answers = new Set<ServerResponse>()
  readonly #servers = new Set<Server>()
  #isStopping = false

  add(server: Server, answer: ServerResponse): void {
    this.#servers.add(server)
    this.#answers.add(answer)
    if (this.#isStopping) answer.shouldKeepAlive = false
    answer.once('close', () => {
      this.#answers.delete(answer)
      if (this.#isStopping) server.closeIdleConnections()
    })
  }

  stopOnSignal(): void {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => this.stop())
  }

  /** What was asked is still answered, as the last of its connection. */
  stop(): void {
    this.#isStopping = true
    for (const answer of this.#answers) answer.shouldKeepAlive = false
    setTimeout(() => {
      for (const server of this.#servers) server.closeAllConnections()
    }, MAX_STOP_MS).unref()
  }
}
