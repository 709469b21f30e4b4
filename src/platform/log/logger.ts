import { format } from 'node:util'
import { type Logger, type LoggerOptions, pino } from 'pino'
import { env } from '@/platform/env'
import { currentRequestId } from './requestId'

/** A demonstration and a developer read the terminal; a production site is read by programs. */
export const LOGS_JSON = process.env.NODE_ENV === 'production' && !env.DEMO

const OPTIONS: LoggerOptions = {
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: level => ({ level }) },
  mixin: () => {
    const request = currentRequestId()
    return request ? { request } : {}
  },
  hooks: {
    /** An error alone that a client caused is no fault of ours: a line without a stack. One that we say more of is. */
    logMethod(args, method) {
      const message = args.length === 1 ? refusalMessage(args[0]) : null
      return message === null ? method.apply(this, args) : this.info({ msg: message })
    },
  },
}

function refusalMessage(first: unknown): string | null {
  if (typeof first !== 'object' || first === null || !('err' in first) || 'msg' in first) return null
  const { err } = first
  if (!(err instanceof Error) || !('status' in err)) return null
  const status = Number(err.status)
  return status >= 400 && status < 500 ? `${status}: ${err.message}` : null
}

/** One line of JSON for each message. */
export const jsonLogger = (write?: (line: string) => void): Logger =>
  write ? pino(OPTIONS, { write }) : pino(OPTIONS)

/** What Next and libraries print becomes lines of the same log. */
export function printAsJson(logger: Logger): void {
  const levels = ['error', 'warn', 'info', 'debug'] as const
  const printed = [...levels.map(level => [level, level] as const), ['log', 'info'] as const]
  for (const [name, level] of printed)
    Object.assign(console, { [name]: (...parts: unknown[]) => logger[level](entryOf(parts)) })
  process.on('warning', warning => logger.warn({ err: warning }))
}

function entryOf(parts: unknown[]): { msg: string; err?: Error } {
  const err = parts.find(part => part instanceof Error)
  return err
    ? { msg: format(...parts.filter(part => part !== err)) || err.message, err }
    : { msg: format(...parts) }
}
