import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { countStatements } from '../../support/countStatements'
import { hashesIn } from '../../support/hashes'
import { addCodeApp, addPasskey, logIn } from '../../support/secondFactor'
import { colleague, confirm, send } from '../../support/staffDoors'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const WRONG = 'vier groene fietsen'

const admin = await (await colleague(ctx, 'admin')).logIn()
await confirm(admin)

const member = () => colleague(ctx, 'editor')

async function withCodeApp() {
  const person = await member()
  await addCodeApp(ctx, { ...person, token: await person.logIn() })
  return person
}

async function withPasskey() {
  const person = await member()
  await addPasskey(await person.logIn())
  return person
}

async function invited() {
  const email = `${randomUUID()}@kantoor.example`
  const hired = { email, name: 'Proef', roles: ['editor'] }
  expect((await send('POST', '/staff', admin, hired)).status).toBe(201)
  return { email }
}

const nobody = async () => ({ email: `${randomUUID()}@kantoor.example` })

/** What a try costs: the hashes that were made, and how each statement begins. */
async function costOf(email: string, password: string) {
  const seen = countStatements(ctx)
  const { answer, hashes } = await hashesIn(() => logIn(email, undefined, password))
  const statements = seen
    .filter(each => !/^delete from "bureau"."rate_limits"/i.test(each.trim()))
    .map(each => each.trim().slice(0, 60))
    .sort()
  return { status: answer.status, said: answer.said, hashes, statements }
}

test.each([
  ['a colleague', member],
  ['who has a code app', withCodeApp],
  ['who has a passkey', withPasskey],
  ['who was invited', invited],
])('a try at the account of %s costs what one at nobody’s does', async (_who, made) => {
  const { email } = await made()
  await costOf((await nobody()).email, WRONG)
  for (const password of [WRONG, '', ' ', '\n', 'x'.repeat(5000)]) {
    const unknown = await costOf((await nobody()).email, password)
    expect({ password, ...(await costOf(email, password)) }).toEqual({ password, ...unknown })
  }
})
