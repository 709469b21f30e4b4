import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { forgotPassword } from '@/features/customers/server/passwords'
import { requestStaffPasswordLink } from '@/features/staff/server/passwordLinks'
import type { Ctx } from '@/platform/ctx'
import { countStatements } from '../../support/countStatements'
import { newCustomer } from '../../support/customers'
import { mailPeers } from '../../support/mailPeers'
import { acceptingSmtp, hangingSmtp } from '../../support/smtpPeer'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const { through } = mailPeers()

const colleague = async () => (await staffMember(ctx.payload, 'editor')) as unknown as { email: string }
const nobody = async () => ({ email: `${randomUUID()}@nergens.example` })

/** How a statement begins; what comes after the answer, to send the mail, is left out. */
const kinds = (statements: string[]) =>
  statements
    .filter(each => !/^(update "?mail_messages|select name from company|commit|rollback)/i.test(each.trim()))
    .filter(each => !/^delete from "bureau"."rate_limits"/i.test(each.trim()))
    .map(each => each.trim().slice(0, 40))
    .sort()

test.each([
  ['staff', 'healthy', requestStaffPasswordLink, colleague, acceptingSmtp],
  ['staff', 'hanging', requestStaffPasswordLink, colleague, hangingSmtp],
  ['customers', 'hanging', forgotPassword, () => newCustomer(ctx), hangingSmtp],
] as const)(
  'a forgotten password of %s costs the same whoever has the address, with the mail server %s',
  async (_who, _server, ask, known, server) => {
    const sending: Ctx = await through({ ...ctx, clientIp: randomUUID() }, server())
    await ask(sending, await nobody())
    const people = [await known(), await nobody()]
    const seen = countStatements(ctx)
    const cost: string[][] = []
    for (const { email } of people) {
      seen.length = 0
      expect(await ask({ ...sending, clientIp: randomUUID() }, { email })).toEqual({ kind: 'asked' })
      cost.push(kinds([...seen]))
    }
    expect(cost[0]).toEqual(cost[1])
    expect(cost[0]).not.toEqual([])
  },
)
