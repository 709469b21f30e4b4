import { randomUUID } from 'node:crypto'
import { createLocalReq, loginOperation, type Payload } from 'payload'
import type { Actor, StaffRole } from '@/platform/access/actors'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { smtpMail } from '@/platform/email/transport'
import { processCtx } from '@/platform/processCtx'
import type { SmtpPeer } from './smtpPeer'
import { sharePool } from './workerPool'

/** A context on this file's own database, with the Payload that the files of this worker share. */
export async function testCtx(parts: Partial<Ctx> = {}): Promise<Ctx> {
  const ctx = await processCtx(parts)
  ctx.payload.logger.level = 'silent'
  sharePool(database(ctx).pool)
  return ctx
}

export function mailThrough(peer: SmtpPeer) {
  return smtpMail(peer.url, 'site@webbureau-voorbeeld.example')
}

/** A member of staff with these roles, as a request would carry them. */
export async function staffMember(payload: Payload, ...roles: StaffRole[]): Promise<NonNullable<Actor>> {
  const account = await payload.create({
    collection: 'staff',
    data: { email: `${randomUUID()}@kantoor.example`, password: randomUUID(), name: `Proef ${roles}`, roles },
    depth: 0,
    ...asSystem,
  })
  return { ...account, collection: 'staff' }
}

/** The session of a member of staff with this role, as a browser would hold it. */
export async function staffToken(payload: Payload, role: StaffRole): Promise<string> {
  const account = { email: `${randomUUID()}@kantoor.example`, password: randomUUID() }
  const data = { ...account, name: 'Proef', roles: [role] }
  await payload.create({ collection: 'staff', data, depth: 0, ...asSystem })
  return openSession(payload, account)
}

/** Logs in as Payload's own doors do, and answers the token that their cookie would hold. */
export async function openSession(
  payload: Payload,
  account: { email: string; password: string },
): Promise<string> {
  const req = await createLocalReq({}, payload)
  const { staff: collection } = payload.collections
  const { token } = await loginOperation({ collection, data: account, depth: 0, req })
  if (!token) throw new Error(`${account.email} could not log in`)
  return token
}

/** Waits until something holds, at most `ms`. The bound ends a test that would hang, and measures no machine. */
export async function eventually<T>(
  read: () => Promise<T | null | undefined | false>,
  ms = 120_000,
): Promise<T> {
  for (const end = Date.now() + ms; ; await new Promise(resolve => setTimeout(resolve, 10))) {
    const found = await read()
    if (found) return found
    if (Date.now() > end) throw new Error(`did not happen within ${ms} ms`)
  }
}
