// Works around: as it stops, Next waits for connections, which a proxy keeps busy, and not for work without a connection.
// Upstream: no issue known.
// Removal test: `answersUnderWay` in tests/unit/platform/workarounds.test.ts.
import type { Server, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** A visitor gives up after 20 seconds. Supervisors must wait longer (`docs/deploy`). */
const MAX_STOP_MS = 25_000

/** Past this, work for which no connection waits is left as it is when a process dies. */
const MAX_WORK_MS = 10_000

export class AnswersUnderWay {
  readonly #answers = new Set<ServerResponse>()
  readonly #work = new Set<Promise<unknown>>()
  readonly #servers = new Set<Server>()
  readonly #beforeExit: () => Promise<void>
  #isStopping = false

  /** `beforeExit` runs once all requests have ended. */
  constructor(beforeExit = async () => {}) {
    this.#beforeExit = beforeExit
  }

  /** Next ends the process once its server is closed. */
  addServer(server: Server): void {
    this.#servers.add(server)
    const close = server.close.bind(server)
    server.close = done => close(error => void this.#end().finally(() => done?.(error)))
  }

  addAnswer(server: Server, answer: ServerResponse): void {
    this.#answers.add(answer)
    if (this.#isStopping) answer.shouldKeepAlive = false
    answer.once('close', () => {
      this.#answers.delete(answer)
      if (this.#isStopping) server.closeIdleConnections()
    })
  }

  /** What a listener does for a request may go on after its answer. */
  addWork(work: unknown): void {
    const over: Promise<unknown> = Promise.resolve(work).finally(() => this.#work.delete(over))
    this.#work.add(over)
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

  async #end(): Promise<void> {
    await Promise.race([Promise.allSettled(this.#work), pause(MAX_WORK_MS, null, { ref: false })])
    await this.#beforeExit()
  }
}
