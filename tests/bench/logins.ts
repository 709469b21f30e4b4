import { randomUUID } from 'node:crypto'
import { logIn } from '@/features/customers/server/logIn'
import type { Ctx } from '@/platform/ctx'
import { LIMITS } from '@/platform/limits/limits'
import { processCtx } from '@/platform/processCtx'
import { lift, pass } from '../support/ceilings'
import { JSON_BODY, PASSWORD, rest } from '../support/customers'
import { customerAccounts, type People, staffAccounts, unknown } from './accounts'
import { showRatio } from './pairs'

const ROUNDS = 15
const WRONG = 'vier groene fietsen'

const base = await processCtx()
base.payload.logger.level = 'silent'
for (const who of ['customer', 'staff'] as const) await lift(`${who}-log-in-everyone`, 'all')
/** Each try from an address of its own, so that no limit stands before what is measured. */
const visitor = (): Ctx => ({ ...base, clientIp: randomUUID() })

const MANY = 4 * ROUNDS + 4
const known = await customerAccounts(base, MANY, { disabled: false })
const closed = await customerAccounts(base, MANY, { disabled: true })
const colleagues = await staffAccounts(base, MANY, { passkey: false })
const withPasskey = await staffAccounts(base, MANY, { passkey: true })

const asCustomer = (who: People, password: string) => () =>
  logIn(visitor(), { email: who.next(), password, device: null })
const asStaff = (who: People, password: string) => () =>
  rest('/staff/login', {
    ...{ method: 'POST', headers: JSON_BODY },
    body: JSON.stringify({ email: who.next(), password }),
  })
/** One account that others tried too often. */
const locked = async (who: People, limit: 'customer-log-in' | 'staff-log-in'): Promise<People> => {
  const email = who.next()
  await pass(limit, email, LIMITS[limit].points)
  return { next: () => email }
}

const show = (name: string, a: () => Promise<unknown>, b: () => Promise<unknown>) =>
  showRatio(name, a, b, ROUNDS)

const nobody = asCustomer(unknown, WRONG)
await show('log-in of customers, the same thing under two names', nobody, nobody)
await show(
  'log-in of customers, a wrong password against an unknown address',
  asCustomer(known, WRONG),
  nobody,
)
await show('log-in of customers, a closed account and its password', asCustomer(closed, PASSWORD), nobody)
await show('log-in of customers, a closed account and a wrong password', asCustomer(closed, WRONG), nobody)
await show(
  'log-in of customers, a locked account against an unknown address that is',
  asCustomer(await locked(known, 'customer-log-in'), PASSWORD),
  asCustomer(await locked(unknown, 'customer-log-in'), PASSWORD),
)

const noColleague = asStaff(unknown, WRONG)
await show('log-in of staff, the same thing under two names', noColleague, noColleague)
await show(
  'log-in of staff, a wrong password against an unknown address',
  asStaff(colleagues, WRONG),
  noColleague,
)
await show('log-in of staff, with a second factor', asStaff(withPasskey, WRONG), noColleague)
await show('log-in of staff, with no password typed', asStaff(colleagues, ''), asStaff(unknown, ''))
await show(
  'log-in of staff, a locked account against an unknown address that is',
  asStaff(await locked(colleagues, 'staff-log-in'), PASSWORD),
  asStaff(await locked(unknown, 'staff-log-in'), PASSWORD),
)
process.exit(0)
