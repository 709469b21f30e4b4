import { typedForm } from '../../support/leadForms'
import { orderInput } from '../../support/paidOrders'
import { filledDraft } from '../../support/submissions'
import { type Answer, call, callWebhook } from './visits'
import type { World } from './world'

/** Something that a visitor sends, under one key, until it is acknowledged. */
export type Sent = {
  table: 'leads' | 'configurator_requests' | 'newsletter_subscribers' | 'hosting_orders'
  key: string
  email: string
  /** Sends it to the site; true when the answer says that it was kept. */
  send: (site: { url: string }) => Promise<boolean>
  acknowledged: boolean
  /** The page that a payment was made for, once an order was answered. */
  payAt: string | null
  said: string[]
}

type Draw = (max: number) => number

const KEPT = ['sent', 'savedWithoutMail', 'checkMail', 'placed', 'placedWithoutMail']

export async function drawVisit(world: World, draw: Draw): Promise<Sent> {
  const address = `10.${draw(250)}.${draw(250)}.${draw(250)}`
  const kind = draw(10)
  if (kind < 4) return order(world, address)
  if (kind < 7) return lead(address)
  if (kind < 8) return configurator(address)
  return newsletter(address)
}

function visit(
  table: Sent['table'],
  key: string,
  email: string,
  ask: (site: { url: string }) => Promise<Answer | null>,
) {
  const sent: Sent = {
    table,
    key,
    email,
    acknowledged: false,
    payAt: null,
    said: [],
    send: async () => false,
  }
  sent.send = async site => {
    const answer = await ask(site)
    sent.said.push(answer?.kind ?? 'no answer')
    if (!answer || !KEPT.includes(answer.kind ?? '')) return false
    sent.acknowledged = true
    if (typeof answer.payAt === 'string') sent.payAt = answer.payAt
    return true
  }
  return sent
}

async function order(world: World, address: string): Promise<Sent> {
  const input = await orderInput(world.ctx)
  const options = { path: '/hosting-bestellen', input, address }
  return visit('hosting_orders', input.gate.submissionKey, input.customer.email, site =>
    call(site, 'placeOrder', options),
  )
}

function lead(address: string): Sent {
  const form = typedForm('contact')
  return visit('leads', form.submissionKey ?? '', form.email, site =>
    call(site, 'submitLead', { path: '/contact', form, address }),
  )
}

function configurator(address: string): Sent {
  const draft = filledDraft()
  const input = { draft, gate: { submissionKey: crypto.randomUUID(), honeypot: '', filledInMs: 60_000 } }
  return visit('configurator_requests', input.gate.submissionKey, draft.contactInfo.email, site =>
    call(site, 'submitConfigurator', { path: '/configurator', input, address }),
  )
}

function newsletter(address: string): Sent {
  const { email, submissionKey = '' } = typedForm('contact')
  const form = { email, source: 'blog', submissionKey, filledInMs: '60000', website: '' }
  return visit('newsletter_subscribers', submissionKey, email, site =>
    call(site, 'subscribe', { path: '/blog', form, address }),
  )
}

/** What happens to a payment: paid, paid too little, or not; told at once, twice, before its time, or never. */
export async function pay(world: World, sent: Sent, draw: Draw): Promise<void> {
  const id = sent.payAt?.split('/').at(-1)
  const payment = id ? world.mollie.payments.get(id) : null
  if (!id || payment?.status !== 'open') return
  const site = () => world.sites[draw(2)] ?? { url: '' }
  if (draw(4) === 0) await callWebhook(site(), id)
  if (draw(4) === 0) await callWebhook(site(), `tr_${draw(2 ** 30)}`)
  const status = (['paid', 'paid', 'paid', 'canceled', 'expired', 'failed'] as const)[draw(6)] ?? 'paid'
  const amount = draw(12) === 0 ? { value: '1.00', currency: 'EUR' } : payment.amount
  world.mollie.change(id, { status, amount })
  const calls = draw(4)
  await Promise.all(Array.from({ length: calls }, () => callWebhook(site(), id)))
}
