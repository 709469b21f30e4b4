import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { freePort } from '../../../bin/postgres.mjs'
import { untilAnswering } from '../../../bin/servers.mjs'
import { type DatabaseProxy, databaseProxy } from '../../support/databaseProxy'
import type { MailJournal } from './mailJournal'

export type Death = { at: number; signal: 'SIGKILL' | 'SIGTERM' | 'itself' }

/** A site, a worker or what does single jobs, each with its own line to the database and its own port of the mail server. */
export class Process {
  readonly deaths: Death[] = []
  url = ''
  proxy!: DatabaseProxy
  private log = 0
  private child: ChildProcess | null = null
  private env: NodeJS.ProcessEnv = { NODE_ENV: 'production' }
  private ending: Death['signal'] = 'itself'
  private ended: Promise<number> = Promise.resolve(0)
  private starting: Promise<void> | null = null

  constructor(
    readonly name: string,
    readonly kind: 'site' | 'worker' | 'jobs',
  ) {}

  async open(mail: MailJournal, settings: Record<string, string>, log: string): Promise<void> {
    this.proxy = await databaseProxy(settings.DATABASE_URL ?? '')
    const port = String(await freePort())
    this.url = `http://127.0.0.1:${port}`
    this.env = {
      ...{ ...process.env, ...settings, DATABASE_URL: this.proxy.url, NODE_ENV: 'production', PORT: port },
      ...{ SMTP_URL: `smtp://127.0.0.1:${await mail.portFor(this.name)}`, INTERNAL_URL: this.url },
      NODE_OPTIONS: '--conditions=production',
    }
    this.log = fs.openSync(`${log}/${this.name}.log`, 'a')
    await this.up()
  }

  get isUp(): boolean {
    return this.child !== null && this.starting === null && this.ending === 'itself'
  }

  /** Resolves when it runs; a worker is not asked whether it does. What is being ended ends first. */
  up(): Promise<void> {
    if (this.isUp) return Promise.resolve()
    this.starting ??= this.ended
      .then(() => this.start())
      .finally(() => {
        this.starting = null
      })
    return this.starting
  }

  /** Tells it to end, and does not wait until it has. */
  end(signal: 'SIGKILL' | 'SIGTERM'): void {
    const { child } = this
    if (!child || this.starting) return
    this.ending = signal
    child.kill(signal)
    if (signal === 'SIGTERM') setTimeout(() => child.kill('SIGKILL'), 60_000).unref()
  }

  /** Has these jobs of the worker done by the process for them. Resolves when it did, or when it ended first. */
  async do(jobs: string[]): Promise<void> {
    const { child } = this
    if (!child?.connected || !this.isUp) return
    const answered = new Promise<void>(resolve => {
      const hear = (said: unknown) => {
        if (said !== jobs.join()) return
        child.off('message', hear)
        resolve()
      }
      child.on('message', hear)
    })
    child.send(jobs, () => {})
    await Promise.race([answered, this.ended])
  }

  async stop(): Promise<void> {
    await this.starting
    this.end('SIGTERM')
    await this.ended
  }

  private async start(): Promise<void> {
    const args = {
      site: ['node_modules/next/dist/bin/next', 'start', '-p', this.env.PORT ?? ''],
      worker: ['--import', 'tsx', 'src/platform/jobs/worker.ts'],
      jobs: ['--import', 'tsx', 'tests/bench/faults/jobs.ts'],
    }[this.kind]
    const child = spawn(process.execPath, args, {
      env: this.env,
      stdio: ['ignore', this.log, this.log, ...(this.kind === 'jobs' ? (['ipc'] as const) : [])],
    })
    this.child = child
    this.ending = 'itself'
    this.ended = once(child, 'exit').then(([code]) => {
      this.deaths.push({ at: Date.now(), signal: this.ending })
      this.child = null
      return Number(code ?? 1)
    })
    if (this.kind === 'jobs') await Promise.race([once(child, 'message'), this.ended])
    if (this.kind === 'site')
      await untilAnswering(`${this.url}/contact`, this.ended, { say: () => {}, every: 60_000 })
  }
}
