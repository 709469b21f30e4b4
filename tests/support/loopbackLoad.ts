import { Agent, request } from 'node:https'
import { text } from 'node:stream/consumers'

export type Answer = { status: number; headers: Record<string, unknown>; body: string }
type Asked = { method?: string; headers?: Record<string, string>; body?: Buffer; localAddress?: string }

/** A client of its own, which keeps its connections. */
export class Client {
  readonly #agent: Agent
  readonly #url: string

  constructor(url: string, certificate: Buffer) {
    this.#url = url
    this.#agent = new Agent({ keepAlive: true, ca: certificate })
  }

  ask(path: string, { method = 'GET', headers = {}, body, localAddress }: Asked = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const asked = request(
        this.#url + path,
        { method, headers, agent: this.#agent, localAddress },
        async response => {
          try {
            const answered = { status: response.statusCode ?? 0, headers: response.headers }
            resolve({ ...answered, body: await text(response) })
          } catch (error) {
            reject(error)
          }
        },
      )
      asked.on('error', reject)
      asked.end(body)
    })
  }

  /** As a browser without scripts posts a form. */
  async post(path: string, fields: Record<string, string>, localAddress?: string): Promise<Answer> {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    const encoded = new Response(form)
    const body = Buffer.from(await encoded.arrayBuffer())
    const headers = {
      'content-type': encoded.headers.get('content-type') ?? '',
      'content-length': String(body.length),
      origin: this.#url,
    }
    return this.ask(path, { method: 'POST', headers, body, localAddress })
  }

  close(): void {
    this.#agent.destroy()
  }
}

export type Load = { asked: number; failed: string[]; stop: () => Promise<void> }

/** Every worker does its turn again and again until it is stopped, with a pause between. */
export function underLoad(turns: (() => Promise<Answer>)[], pauseMs: number): Load {
  let isOver = false
  const load: Load = { asked: 0, failed: [], stop: async () => {} }
  const repeat = async (turn: () => Promise<Answer>) => {
    while (!isOver) {
      const failure = await turn().then(
        ({ status, body }) => (status < 400 ? null : `${status} ${body.slice(0, 100)}`),
        error => String(error),
      )
      load.asked += 1
      if (failure) load.failed.push(failure)
      await new Promise(resolve => setTimeout(resolve, pauseMs))
    }
  }
  const all = Promise.all(turns.map(repeat))
  load.stop = async () => {
    isOver = true
    await all
  }
  return load
}
