import { onTestFinished } from 'vitest'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'

/** Until the test is over, or `atEnd` restores it, holds every statement that this process sends to its database, on whatever connection. */
export function countStatements(ctx: Ctx, atEnd: (restore: () => void) => void = onTestFinished): string[] {
  const seen: string[] = []
  const { Client } = database(ctx).pg
  const query = Client.prototype.query
  Client.prototype.query = function counted(
    this: typeof Client.prototype,
    ...args: Parameters<typeof query>
  ) {
    const [first] = args as unknown[]
    seen.push(typeof first === 'string' ? first : ((first as { text?: string })?.text ?? ''))
    return query.apply(this, args)
  } as typeof query
  atEnd(() => {
    Client.prototype.query = query
  })
  return seen
}

/** What writes down how a mail went. It comes after the answer, when the mail server is slow. */
export const isOutcome = (statement: string) => /^update "?mail_messages/i.test(statement)
