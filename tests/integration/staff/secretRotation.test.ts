import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { resealSecondFactors } from '@/features/staff/server/secondFactor/factorRepository'
import { env } from '@/platform/env'
import { addCodeApp, freshCode, logIn, resetLastStep } from '../../support/secondFactor'
import { colleague } from '../../support/staffDoors'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const before = env.PAYLOAD_SECRET
afterAll(() => useSecrets(before))

function useSecrets(current: string, previous?: string) {
  env.PAYLOAD_SECRET = current
  env.PAYLOAD_SECRET_PREVIOUS = previous
}

test('a second factor and its recovery codes hold after the secret changed, and the factor without the old one', async () => {
  const person = await colleague(ctx, 'editor')
  const { secret, recoveryCodes } = await addCodeApp(ctx, { ...person, token: await person.logIn() })
  const [first, second] = recoveryCodes
  async function statusWith(secondFactor: object): Promise<number> {
    await resetLastStep(ctx, person.id)
    return (await logIn(person.email, secondFactor)).status
  }
  const byApp = () => statusWith({ kind: 'totp', code: freshCode(secret) })
  const byCode = (code: string | undefined) => statusWith({ kind: 'recoveryCode', code })

  const next = randomBytes(32).toString('hex')
  useSecrets(next, before)
  expect(await byApp()).toBe(200)
  expect(await byCode(first)).toBe(200)
  expect(await byCode(first)).toBe(401)

  await resealSecondFactors(ctx)
  await resealSecondFactors(ctx)
  useSecrets(next)
  expect(await byApp()).toBe(200)
  // A hash cannot be made again without the code.
  expect(await byCode(second)).toBe(401)
})
