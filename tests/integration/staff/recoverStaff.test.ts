import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { recoverStaff } from '@/features/staff/server/passwordRecovery'
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
