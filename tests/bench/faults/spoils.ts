import type { PlannedVisit } from './planVisits'
import type { Sent } from './visits/sent'
import type { World } from './world'

/** A record that is changed on purpose after a run without faults: the check has to find it. */
export type Spoil = {
  what: string
  visit: PlannedVisit
  change: (world: World, acts: Sent[]) => Promise<void>
}

const WHO = { at: 0, site: 0, twice: false, address: '10.1.1.1' } as const
type Days = 'ends' | 'renews' | 'starts'
type Name =
  | Days
  | 'leaving'
  | 'change'
  | 'prepared'
  | 'refund'
  | 'chargeback'
  | 'rise'
  | 'withdrawal'
  | 'quote'

const VISITS: Record<Name, PlannedVisit> = {
  leaving: { ...WHO, kind: 'leaving', renewed: 'paid' },
  ends: { ...WHO, kind: 'day', due: 'ends' },
  renews: { ...WHO, kind: 'day', due: 'renews' },
  starts: { ...WHO, kind: 'day', due: 'starts' },
  change: { ...WHO, kind: 'change', rival: true },
  prepared: {
    ...{ ...WHO, kind: 'prepared order' },
    paying: { status: 'paid', short: false, calls: [0], early: null, forged: null },
  },
  refund: { ...WHO, kind: 'refund', refunding: { isPart: true, calls: [0] }, rival: false },
  chargeback: { ...WHO, kind: 'chargeback', disputing: { isPart: true, calls: [0], returns: false } },
  rise: { ...WHO, kind: 'price rise', orders: 2, rival: false },
  withdrawal: { ...WHO, kind: 'withdrawal' },
  quote: { ...WHO, kind: 'quote', rival: false },
}

/** Of the visit, in SQL. */
type Ids = { key: string; order: string; payment: string; invoice: string }

function idsOf(acts: Sent[]): Ids {
  const key = `'${acts.at(-1)?.key}'`
  const order = `(select id from hosting_orders where submission_key = ${key})`
  const payment = `(select id from payments where order_id = ${order})`
  return { key, order, payment, invoice: `(select invoice_id from payments where id = ${payment})` }
}

/** Also where the database lets nobody change a record. */
const by = (statement: (ids: Ids) => string) => (world: World, acts: Sent[]) =>
  world.rows(`set local session_replication_role = replica; ${statement(idsOf(acts))}`).then(() => {})

const again = (table: string, where: string, part = '') => `
  insert into ${table} select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid() ${part}))).*
  from ${table} r where ${where} limit 1`
const event = (subject: string, code: string) => `subject_id = ${subject}::text and code = '${code}'`
const mail = (subject: string, template: string) => `about_id = ${subject}::text and template = '${template}'`
const eventTwice = (subject: string, code: string) => again('events', event(subject, code))
const mailTwice = (subject: string, template: string) =>
  again(
    'mail_messages',
    mail(subject, template),
    `, 'message_id', '<' || gen_random_uuid() || '@twice.example>'`,
  )
const noEvent = (subject: string, code: string) => `delete from events where ${event(subject, code)}`
const noMail = (subject: string, template: string) =>
  `delete from mail_messages where ${mail(subject, template)}`
const onOrder = (set: string) => (ids: Ids) => `update hosting_orders set ${set} where id = ${ids.order}`

type Change = [what: string, statement: (ids: Ids) => string]

const CHANGES: Record<Name, Change[]> = {
  leaving: [
    ['it ends on another day', onOrder("ends_on = '2031-01-01'")],
    ['it is over already', onOrder("status = 'cancelled'")],
    ['its event is there twice', ({ order }) => eventTwice(order, 'order.cancelledPer')],
    ['its letter is gone', ({ order }) => noMail(order, 'hosting-order-end')],
    ['staff have the task twice', ({ order }) => mailTwice(order, 'hosting-order-task')],
    [
      'its credit is of no order',
      ({ order }) =>
        `update hosting_invoices set order_id = null where order_id = ${order} and series = 'CR'`,
    ],
    [
      'what was paid is not owed',
      ({ order }) => `update hosting_invoices set booked = incl where order_id = ${order} and series = 'CR'`,
    ],
    [
      'a term begins after its end',
      ({ order }) => `
      insert into bureau.renewed_terms (hosting_order, from_day, invoice)
      select ${order}, '2031-01-01', id from hosting_invoices where order_id = ${order} and series = 'INV'`,
    ],
  ],
  ends: [
    ['it still runs', onOrder("status = 'active'")],
    ['its end is there twice', ({ order }) => eventTwice(order, 'order.statusChanged')],
    ['its customer heard nothing', ({ order }) => noMail(order, 'order-ended')],
  ],
  renews: [
    ['it is invoiced for a year more', onOrder("invoiced_until = '2031-01-01'")],
    [
      'it was invoiced at the old price',
      ({ order }) => `update hosting_invoices set excl = 21450, vat = incl - 21450 where order_id = ${order}`,
    ],
    [
      'its price is still announced',
      onOrder(
        `announced_prices = '[{"rise": "", "kind": "package", "key": "basis", "amount": 1, "from": "2031-01-01"}]'`,
      ),
    ],
    ['its year is there twice', ({ order }) => eventTwice(order, 'order.invoicedUntilChanged')],
    [
      'its invoice was not mailed',
      ({ order }) => `
      delete from mail_messages where template = 'hosting-invoice'
        and about_id in (select id::text from hosting_invoices where order_id = ${order})`,
    ],
  ],
  starts: [
    ['it still waits', onOrder("status = 'scheduled'")],
    ['it counts from another day', onOrder("started_on = '2031-01-01'")],
    ['its letter is gone', ({ order }) => noMail(order, 'hosting-order-started')],
    [
      'its start is there twice',
      ({ order }) =>
        again('events', `${event(order, 'order.statusChanged')} and details ->> 'to' = 'active'`),
    ],
  ],
  change: [
    ['it has the old package', onOrder(`lines = replace(lines::text, '"onbeperkt"', '"basis"')::jsonb`)],
    [
      'an extra is there more often',
      onOrder(`lines = replace(lines::text, '"quantity": 3', '"quantity": 4')::jsonb`),
    ],
    [
      'an event is gone',
      ({ order }) =>
        `delete from events where id = (select id from events where ${event(order, 'order.changed')} limit 1)`,
    ],
    ['a letter went twice', ({ order }) => mailTwice(order, 'hosting-order-changed')],
    ['nobody has to do it', onOrder("checklist = '[]'")],
    [
      'its credit is of no order',
      ({ order }) =>
        `update hosting_invoices set order_id = null where order_id = ${order} and series = 'CR'`,
    ],
    [
      'another amount is open',
      ({ order }) =>
        `update hosting_invoices set incl = incl + 1, vat = vat + 1 where order_id = ${order} and series = 'INV' and booked < incl`,
    ],
  ],
  prepared: [
    ['it was not placed', onOrder('submission_key = gen_random_uuid()')],
    ['a link of no press was mailed', ({ key }) => mailTwice(key, 'prepared-order')],
    ['the press is not among its events', ({ key }) => noEvent(key, 'preparedOrder.sent')],
  ],
  refund: [
    [
      'it is booked twice',
      ({ payment }) =>
        again('bookings', `payment_id = ${payment} and source = 'refund'`, ", 'submission_key', null"),
    ],
    [
      'its total is another one',
      ({ payment }) => `update payments set refunded = refunded + 1 where id = ${payment}`,
    ],
    [
      'it is still under way',
      ({ payment }) => `update refunds set state = 'made' where payment_id = ${payment}`,
    ],
    [
      'it is there twice',
      ({ payment }) =>
        again(
          'refunds',
          `payment_id = ${payment}`,
          ", 'submission_key', gen_random_uuid(), 'provider_id', 're_twice'",
        ),
    ],
    ['its event is gone', ({ payment }) => noEvent(payment, 'payment.refunded')],
    ['its letter went twice', ({ invoice }) => mailTwice(invoice, 'payment-refund')],
    ['staff heard nothing', ({ payment }) => noMail(payment, 'payment-moneyBack')],
    ['its order ended', onOrder("status = 'cancelled'")],
  ],
  chargeback: [
    [
      'it is booked twice',
      ({ payment }) =>
        again('bookings', `payment_id = ${payment} and source = 'chargeback'`, ", 'submission_key', null"),
    ],
    [
      'its total is another one',
      ({ payment }) => `update payments set charged_back = 0 where id = ${payment}`,
    ],
    [
      'staff are not asked',
      ({ payment }) => `update bookings set asks_decision = false where payment_id = ${payment}`,
    ],
    ['its event is there twice', ({ payment }) => eventTwice(payment, 'payment.chargedBack')],
    ['its letter is gone', ({ invoice }) => noMail(invoice, 'payment-chargeback')],
    [
      'its invoice counts as paid',
      ({ invoice }) => `update hosting_invoices set payment_status = 'paid' where id = ${invoice}`,
    ],
  ],
  rise: [
    ['its letters still go out', ({ key }) => `update price_rises set status = 'sending' where id = ${key}`],
    [
      'it counts another letter',
      ({ key }) => `update price_rises set letters = letters + 1 where id = ${key}`,
    ],
    [
      'one has another price',
      ({ key }) =>
        `update hosting_orders set announced_prices = replace(announced_prices::text, '24750', '24751')::jsonb where announced_prices::text like '%' || ${key} || '%'`,
    ],
    [
      'one was told twice',
      ({ key }) =>
        again(
          'mail_messages',
          `template = 'hosting-order-price-rise' and about_id in (select id::text from hosting_orders where announced_prices::text like '%' || ${key} || '%')`,
          `, 'message_id', '<' || gen_random_uuid() || '@twice.example>'`,
        ),
    ],
    ['that it was planned is gone', ({ key }) => noEvent(key, 'priceRise.planned')],
    [
      'one has no event',
      ({ key }) =>
        `delete from events where code = 'order.priceRiseAnnounced' and subject_id in (select id::text from hosting_orders where announced_prices::text like '%' || ${key} || '%')`,
    ],
  ],
  withdrawal: [
    ['its letter is gone', ({ order }) => noMail(order, 'hosting-order-withdrawn')],
    [
      'its credit is of no order',
      ({ order }) => `update hosting_invoices set order_id = null where order_id = ${order} and incl < 0`,
    ],
    ['it still runs', onOrder("status = 'active'")],
  ],
  quote: [
    ['its acceptance is gone', ({ key }) => `delete from quote_acceptances where quote_id = ${key}`],
    ['its confirmation went twice', ({ key }) => mailTwice(key, 'quote-confirmation')],
    [
      'an instalment is gone',
      ({ key }) =>
        `delete from instalments where id = (select id from instalments where quote_id = ${key} limit 1)`,
    ],
    ['it counts as declined', ({ key }) => `update quotes set status = 'declined' where id = ${key}`],
  ],
}

/** The provider made it once more than was asked. */
const madeTwice: Spoil = {
  what: 'refund: the provider made it twice',
  visit: VISITS.refund,
  change: async ({ mollie }) => {
    const last = mollie.refunds.at(-1)
    if (last) mollie.refunds.push({ ...last, id: `${last.id}again` })
  },
}

export const SPOILS: Spoil[] = [
  ...Object.entries(CHANGES).flatMap(([name, changes]) =>
    changes.map(([what, statement]) => ({
      what: `${name}: ${what}`,
      visit: VISITS[name as Name],
      change: by(statement),
    })),
  ),
  madeTwice,
]
