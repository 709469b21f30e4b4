import { randomUUID } from 'node:crypto'
import { forgotPassword } from '@/features/customers/server/passwords'
import { requestStaffPasswordLink } from '@/features/staff/server/passwordLinks'
import type { Ctx } from '@/platform/ctx'
import { processCtx } from '@/platform/processCtx'
import { lift } from '../support/ceilings'
import { acceptingSmtp, hangingSmtp, holdingSmtp } from '../support/smtpPeer'
import { mailThrough } from '../support/testCtx'
import { customerAccounts, type People, staffAccounts, unknown } from './accounts'
import { showRatio } from './pairs'

const ROUNDS = 10
const SLOW_MS = 700

const base = await processCtx()
base.payload.logger.level = 'silent'
for (const who of ['customer', 'staff'] as const) await lift(`${who}-ask-link-everyone`, 'all')

const slow = await holdingSmtp()
setInterval(() => slow.answer(), SLOW_MS)
const servers = { healthy: await acceptingSmtp(), slow, hanging: await hangingSmtp() }

const many = 8 * ROUNDS + 8
const customers = await customerAccounts(base, many, { disabled: false })
const closed = await customerAccounts(base, many, { disabled: true })
const colleagues = await staffAccounts(base, many, { passkey: false })

for (const [state, server] of Object.entries(servers)) {
  const mail = mailThrough(server)
  /** Each from an address of its own, so that no limit stands before what is measured. */
  const visitor = (): Ctx => ({ ...base, mail, clientIp: randomUUID() })
  const ask = (who: People) => () => forgotPassword(visitor(), { email: who.next() })
  const askStaff = (who: People) => () => requestStaffPasswordLink(visitor(), { email: who.next() })
  const show = (name: string, a: () => Promise<unknown>, b: () => Promise<unknown>) =>
    showRatio(`forgot password, mail server ${state}, ${name}`, a, b, ROUNDS)
  await show('the same thing under two names', ask(unknown), ask(unknown))
  await show('a customer against an unknown address', ask(customers), ask(unknown))
  await show('a closed account against an unknown address', ask(closed), ask(unknown))
  await show('staff against an unknown address', askStaff(colleagues), askStaff(unknown))
}
process.exit(0)
