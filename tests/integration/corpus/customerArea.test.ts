import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readInvoicePdf } from '@/features/billing/server/invoiceDelivery'
import { payOwnInvoice } from '@/features/billing/server/payments/payNow'
import { decideTestPayment, findTestPayment } from '@/features/billing/server/providers/test'
import { updateAccount } from '@/features/customers/server/account'
import { changePassword, forgotPassword, setPassword } from '@/features/customers/server/passwords'
import { addExtra } from '@/features/orders/server/addExtra'
import { askForChange } from '@/features/orders/server/askForChange'
import { cancelOwnOrder } from '@/features/orders/server/cancelOrder'
import { payOrderByKey, payOwnOrder } from '@/features/orders/server/orderPayment'
import { getOwnOrder } from '@/features/orders/server/ownOrders'
import { endSessions } from '@/platform/auth/sessions'
import type { Ctx } from '@/platform/ctx'
import { storedMail } from '@/platform/email/transport'
import { readFormValues } from '@/platform/http/formInput'
import { NO_TEXTS } from '../../support/badInput'
import { lift } from '../../support/ceilings'
import { IN_ORDER, type Input, PATIENCE, tryAll, unless } from '../../support/corpus'
import { loggedIn, particulars } from '../../support/customers'
import { recordsFor } from '../../support/hostingRecords'
import { ALL_CASES, TEXTS } from '../../support/moreBadInput'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const own = await loggedIn(ctx)
const mine = await recordsFor(ctx, own.id)
const other = await loggedIn(ctx)
const theirs = await recordsFor(ctx, other.id)
const here = (): Ctx => ({ ...own.ctx, clientIp: randomUUID() })

/** Every door that takes the id or key of a record: none of these is one. */
const BY_KEY: Record<string, (text: string) => Promise<unknown>> = {
  'an order': text => getOwnOrder(here(), text),
  'an invoice': text => readInvoicePdf(here(), text),
  'an extra of an order': text => addExtra(here(), text, 'seo'),
  'an extra': text => addExtra(here(), mine.order, text),
  'a question about an order': text => askForChange(here(), text, 'Graag.'),
  'an end of an order': text => cancelOwnOrder(here(), text),
  'a payment of an invoice': text => payOwnInvoice(here(), text),
  'a payment of an order': text => payOwnOrder(here(), text),
  'a payment by key': text => payOrderByKey(here(), text),
  'a payment of the demonstration': text => findTestPayment(here(), text),
  'an outcome of a payment': text => decideTestPayment(here(), text, 'paid'),
  'a made-up outcome': text => decideTestPayment(here(), theirs.payment, text),
  'a session': text => endSessions(here(), { key: text }),
  'a link to a password': text => setPassword(here(), text, 'zeven gele emmers'),
}

/** A text as an action reads it from its form. */
function asRead(text: string): string {
  const form = new FormData()
  form.set('text', text)
  return readFormValues(form).text ?? ''
}

const FIELDS = [...Object.keys(particulars()), 'email', 'password', 'disabled', 'id', '__proto__']

const leak = (answer: unknown) => {
  const said = JSON.stringify(answer) ?? ''
  return [theirs.mark, other.email].some(secret => said.includes(secret)) ? said : null
}

const byKey = Object.entries(BY_KEY).flatMap(([door, ask]) =>
  TEXTS.filter((_, at) => at % 2 === 0).map(
    ([name, text]): Input => ({ name: `${door}: ${name}`, judge: async () => leak(await ask(asRead(text))) }),
  ),
)

const account = FIELDS.flatMap(field =>
  [...(field === 'email' ? [] : ALL_CASES.filter((_, at) => at % 2 === 0)), ...NO_TEXTS].map(
    ([name, value]): Input => ({
      name: `account, ${field}: ${name}`,
      judge: async () => {
        const typed = { ...particulars({ email: own.email }), [field]: value }
        const answer = await updateAccount(here(), typed)
        return leak(answer) ?? unless(answer.kind, 'saved', 'invalid')
      },
    }),
  ),
)

const forgotten = TEXTS.flatMap(([name, text]) =>
  [text, `${text}@`, `jan@proef.example,${text}`].map(
    (email): Input => ({
      name: `forgotten by ${name}`,
      judge: async () =>
        unless((await forgotPassword({ ...ctx, clientIp: randomUUID() }, { email })).kind, 'invalid'),
    }),
  ),
)

const changed = NO_TEXTS.map(
  ([name, value]): Input => ({
    name: `new password: ${name}`,
    judge: async () =>
      unless((await changePassword(here(), { current: 'x', password: value as string })).kind, 'invalid'),
  }),
)

test(
  'nothing that a customer types in their own area fails, or shows what is another’s',
  async () => {
    for (const limit of ['customer-change', 'customer-proof', 'order-ask'] as const) await lift(limit, own.id)
    const inputs = [...byKey, ...account, ...forgotten, ...changed]
    expect(await tryAll('customer area', inputs, 4)).toEqual(IN_ORDER)
  },
  PATIENCE,
)
