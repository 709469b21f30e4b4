import { randomUUID } from 'node:crypto'
import { processCtx } from '@/server/context'
import type { Ctx } from '@/server/ctx'
import { customers, findCustomer } from '@/server/customers/customerRecord'
import { forgotPassword } from '@/server/customers/forgotPassword'
import { logIn } from '@/server/customers/logIn'
import { forgotStaffPassword } from '@/server/staff/forgotPassword'
import { database } from '@/server/transaction'
import { lift } from '../support/ceilings'
import { newCustomer, PASSWORD, particulars } from '../support/customers'
import { inPairs, median, medianRatio } from './pairs'

const ROUNDS = 20
const WRONG = 'vier groene fietsen'

const base = await processCtx()
base.payload.logger.level = 'silent'
for (const who of ['customer', 'staff'] as const)
  for (const act of ['log-in', 'ask-link'] as const) await lift(`${who}-${act}-everyone`, 'all')
/** Each try from an address of its own, so that no limit stands before what is measured. */
const visitor = (): Ctx => ({ ...base, address: randomUUID() })

/** Somebody else each time: one account may be tried ten times only. */
const known = await accounts({ disabled: false })
const closed = await accounts({ disabled: true })
const unknown = { next: () => `${randomUUID()}@nergens.example` }

const tries = (who: { next: () => string }, password: string) => () =>
  logIn(visitor(), { email: who.next(), password, device: null })
const nobody = tries(unknown, WRONG)

await show('log-in, the same thing under two names', nobody, nobody)
await show('log-in, a wrong password against an unknown address', tries(known, WRONG), nobody)
await show('log-in, a closed account against an unknown address', tries(closed, PASSWORD), nobody)

const asks = (who: { next: () => string }) => () => forgotPassword(visitor(), { email: who.next() })
await show('forgot password, the same thing under two names', asks(unknown), asks(unknown))
await show('forgot password, a known against an unknown address', asks(known), asks(unknown))
await show('forgot password, a closed account against an unknown address', asks(closed), asks(unknown))

const colleagues = await staffAccounts()
const asksStaff = (who: { next: () => string }) => () => forgotStaffPassword(visitor(), { email: who.next() })
await show('forgot password of staff, the same thing under two names', asksStaff(unknown), asksStaff(unknown))
await show(
  'forgot password of staff, a known against an unknown address',
  asksStaff(colleagues),
  asksStaff(unknown),
)
process.exit(0)

/** In both orders, so that nothing is put down to who it is when it comes of who went first. */
async function show(name: string, a: () => Promise<unknown>, b: () => Promise<unknown>): Promise<void> {
  const turned = (await inPairs(b, a, ROUNDS)).map(pair => ({ a: pair.b, b: pair.a }))
  const pairs = [...turned, ...(await inPairs(a, b, ROUNDS))]
  const [one, two] = [median(pairs.map(pair => pair.a)), median(pairs.map(pair => pair.b))]
  console.log(`${name}: ${medianRatio(pairs).toFixed(3)} (${one.toFixed(0)} ms against ${two.toFixed(0)} ms)`)
}

/** Many accounts with one password, of which only the first was hashed. */
async function accounts(part: { disabled: boolean }): Promise<{ next: () => string }> {
  const { email } = await newCustomer(base, part)
  const first = await findCustomer(base, email)
  const { hash, salt } = first ?? {}
  const more = Array.from({ length: 4 * ROUNDS }, () => ({ ...particulars(part), hash, salt }))
  await database(base).drizzle.insert(customers(base)).values(more)
  let at = 0
  return { next: () => more[at++ % more.length]?.email ?? email }
}

/** As many colleagues as are asked for: one address may be mailed three times an hour only. */
async function staffAccounts(): Promise<{ next: () => string }> {
  const emails = Array.from({ length: 2 * ROUNDS + 2 }, () => `${randomUUID()}@kantoor.example`)
  const { drizzle, tables } = database(base)
  await drizzle.insert(tables.staff).values(emails.map(email => ({ email, name: 'Proef' })))
  let at = 0
  return { next: () => emails[at++ % emails.length] ?? '' }
}
