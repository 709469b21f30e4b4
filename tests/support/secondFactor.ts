import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll } from 'vitest'
import { totpCode } from '@/features/staff/server/secondFactor/factors'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { authenticator } from './authenticator'
import { PASSWORD } from './customers'
import { send } from './staffDoors'

const STEP_MS = 30_000
const PATH = '/staff/second-factor'

/** A code that counts for at least a minute from now. */
export const freshCode = (secret: string) => totpCode(secret, new Date(Date.now() + STEP_MS))

/** As if the last code was used long ago: a test does not wait for the next. */
export async function resetLastStep(ctx: Ctx, staffId: string): Promise<void> {
  await database(ctx).drizzle.execute(
    sql`update bureau.staff_totp set last_step = 0 where staff_id = ${staffId}`,
  )
}

/** What belongs to who is logged in with this token. */
export const factorDoor = (token: string | null) => ({
  state: () => send('GET', PATH, token),
  ask: (act: string, body: object) => send('POST', `${PATH}/${act}`, token, { password: PASSWORD, ...body }),
})

/** Adds a code app to an account and answers its secret, with the recovery codes of the first factor. */
export async function addCodeApp(ctx: Ctx, { id, token }: { id: string; token: string }) {
  const { ask } = factorDoor(token)
  const { setup, secret } = (await ask('start', { method: 'totp' })).said
  const { status, said } = await ask('add', { factor: { kind: 'newTotp', setup, code: freshCode(secret) } })
  if (status !== 200) throw new Error(`a code app could not be added: ${status} ${JSON.stringify(said)}`)
  await resetLastStep(ctx, id)
  return { secret: String(secret), recoveryCodes: said.recoveryCodes as string[] }
}

/** Adds a passkey to the account that is logged in with this token. */
export async function addPasskey(token: string) {
  const { ask } = factorDoor(token)
  const key = authenticator()
  const options = (await ask('start', { method: 'passkey' })).said
  const factor = { kind: 'newPasskey', name: 'Proefsleutel', response: key.create(options) }
  const { status, said } = await ask('add', { factor })
  if (status !== 200) throw new Error(`a passkey could not be added: ${status} ${JSON.stringify(said)}`)
  return key
}

export const logIn = (email: string, secondFactor?: object, password = PASSWORD) =>
  send('POST', '/staff/login', null, { email, password, ...(secondFactor ? { secondFactor } : {}) })

/** The tests of this file run as a site that is no demonstration. */
export function outsideDemo(): void {
  const before = env.DEMO
  beforeAll(() => {
    env.DEMO = false
  })
  afterAll(() => {
    env.DEMO = before
  })
}
