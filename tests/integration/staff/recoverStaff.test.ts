import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { recoverStaff } from '@/features/staff/server/passwordLinks'
import { asSystem } from '@/platform/access/authority'
import { NEXT_PASSWORD } from '../../support/customers'
import { mailPeers } from '../../support/mailPeers'
import { acceptingSmtp } from '../../support/smtpPeer'
import { staffKeyIn } from '../../support/staffLinks'
import { mailThrough, openSession, staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const { opened } = mailPeers()

test('at the server a link is made for who is locked out: logged, told to its owner, and not mailed', async () => {
  const peer = await opened(acceptingSmtp())
  const { id, email } = (await staffMember(ctx.payload, 'admin')) as unknown as { id: string; email: string }
  const link = await recoverStaff({ ...ctx, mail: mailThrough(peer) }, ` ${email.toUpperCase()}`)
  const token = staffKeyIn(link)
  const [told] = peer.received
  expect(told?.to).toEqual([email])
  expect(told?.raw).not.toContain(token)
  expect(told?.mail.text).not.toContain('/admin/reset/')
  const { docs } = await ctx.payload.find({
    collection: 'security-events',
    where: { subjectId: { equals: id } },
    depth: 0,
    ...asSystem,
  })
  expect(docs).toMatchObject([{ code: 'passwordLinkSent', actorCollection: 'system' }])
  const reset = () =>
    ctx.payload.resetPassword({
      collection: 'staff',
      data: { token, password: NEXT_PASSWORD },
      overrideAccess: true,
    })
  await reset()
  await expect(reset()).rejects.toThrow()
  const data = { email, password: NEXT_PASSWORD }
  expect(await openSession(ctx.payload, data)).toBeTruthy()
})

test('of an address that is nobody’s no link is made', async () => {
  expect(await recoverStaff(ctx, `${randomUUID()}@nergens.example`)).toBeNull()
})

/** Starts the program as `npm run staff:recover` does. */
function runRecovery(email: string): Promise<{ code: number | null; printed: string }> {
  const program = spawn('node_modules/.bin/tsx', ['src/features/staff/server/recoverCommand.ts', email])
  let printed = ''
  program.stdout.on('data', chunk => {
    printed += chunk
  })
  return new Promise(resolve => program.once('close', code => resolve({ code, printed })))
}

test('the program prints the link, or says that nobody has the address and fails', async () => {
  const { email } = (await staffMember(ctx.payload, 'admin')) as unknown as { email: string }
  const unknown = `${randomUUID()}@nergens.example`
  const [found, missing] = await Promise.all([runRecovery(email), runRecovery(unknown)])
  expect(found.code).toBe(0)
  expect(staffKeyIn(found.printed)).toBeTruthy()
  expect(missing).toMatchObject({ code: 1, printed: expect.stringContaining(unknown) })
})
