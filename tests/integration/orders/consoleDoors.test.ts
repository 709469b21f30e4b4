import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { HostingPage } from '@/features/orders/model/console'
import { env } from '@/platform/env'
import { loggedIn, rest } from '../../support/customers'
import {
  eventsOf,
  invoiceOf,
  newCustomer,
  newDraft,
  newFinal,
  newOrder,
  orderOf,
} from '../../support/invoices'
import { staffToken, testCtx } from '../../support/testCtx'

const ctx = await testCtx()

const [operator, editor] = [
  await staffToken(ctx.payload, 'operator'),
  await staffToken(ctx.payload, 'editor'),
]
const as = (token: string) => ({ Authorization: `JWT ${token}` })

const ask = (path: string, init: RequestInit = {}) => rest(`/hosting-console${path}`, init)

const post = (path: string, content: unknown, headers: object = as(operator)) =>
  ask(path, {
    method: 'POST',
    body: typeof content === 'string' ? content : JSON.stringify(content),
    headers: { 'content-type': 'application/json', ...headers },
  })

const said = async (path: string, content: object) => (await post(path, content)).json()

/** Somebody with an order and an invoice. */
async function business() {
  const customer = await newCustomer(ctx)
  const order = await newOrder(ctx, customer, { domainState: 'toRegister' })
  return {
    customer: customer.id,
    email: customer.email,
    order,
    invoice: await newFinal(ctx, customer, { order }),
  }
}

describe('the doors of the hosting console', () => {
  const reading = ({ customer, order, invoice }: Awaited<ReturnType<typeof business>>) => [
    ...['', '/stats', '/export.csv', `/order?id=${order}`, `/customer?id=${customer}`],
    ...[`/invoice?id=${invoice}`, `/invoice.pdf?id=${invoice}`, `/invoice.xml?id=${invoice}`],
  ]

  test('show nothing to who does not sell, and not that they are there', async () => {
    const theirs = await business()
    const { token: customer } = await loggedIn(ctx)
    for (const path of reading(theirs)) {
      expect([path, (await ask(path, { headers: as(operator) })).status]).toEqual([path, 200])
      for (const headers of [as(editor), as(customer), {}])
        expect([path, (await ask(path, { headers })).status]).toEqual([path, 404])
    }
  })

  const ACTS = [
    ...['/order-status', '/checklist', '/domain', '/create-invoice', '/finalise-invoice', '/drop-draft'],
    ...['/credit-invoice', '/credit-part', '/resend-invoice', '/mark-paid', '/mark-order-paid'],
    ...['/mark-sent-back', '/mark-advance-sent-back', '/set-off-excess'],
  ]

  test.each(ACTS)('do nothing for who does not sell: %s', async path => {
    for (const headers of [as(editor), {}]) expect((await post(path, {}, headers)).status).toBe(404)
  })

  test.each(ACTS)('refuse what is not sent as JSON: %s', async path => {
    const headers = { ...as(operator), 'content-type': 'text/plain' }
    expect((await post(path, {}, headers)).status).toBe(400)
  })

  test.each(ACTS.filter(path => path !== '/create-invoice'))('refuse half an order: %s', async path => {
    for (const content of ['{', 'null', '[]', {}, { id: 'x' }])
      expect((await post(path, content)).status).toBe(400)
  })

  test('do not open to another site that has the browser’s cookie', async () => {
    const { order } = await business()
    const content = { id: order, to: 'suspended', why: 'Proef', told: 'Een proef.' }
    const cookie = `payload-token=${operator}`
    const elsewhere = { Cookie: cookie, Origin: 'https://elders.example' }
    expect((await post('/order-status', content, elsewhere)).status).toBe(404)
    const own = { Cookie: cookie, Origin: env.SITE_URL }
    expect((await post('/order-status', content, own)).status).toBe(200)
  })

  test('answer a list by its address, and are kept by nobody', async () => {
    const { email, invoice } = await business()
    const answer = await ask(`?tab=invoices&sort=onzin&search=${email}`, { headers: as(operator) })
    const { tab, rows, next } = (await answer.json()) as HostingPage
    expect([tab, rows.map(row => row.id), next]).toEqual(['invoices', [invoice], null])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test.each(['/order', '/customer', '/invoice', '/invoice.pdf', '/invoice.xml'])(
    'know nothing of %s without an id',
    async path => {
      for (const tail of ['', '?id=x', `?id=${randomUUID()}`])
        expect((await ask(`${path}${tail}`, { headers: as(operator) })).status).toBe(404)
    },
  )

  test('hand out an invoice to read, and the list as a file', async () => {
    const { invoice, email } = await business()
    const paper = await ask(`/invoice.pdf?id=${invoice}`, { headers: as(operator) })
    expect(paper.headers.get('content-type')).toBe('application/pdf')
    expect(paper.headers.get('content-disposition')).toMatch(/^inline; filename="INV[\d-]+\.pdf"$/)
    expect(paper.headers.get('cache-control')).toBe('no-store')
    const eInvoice = await ask(`/invoice.xml?id=${invoice}`, { headers: as(operator) })
    expect(eInvoice.headers.get('content-type')).toBe('application/xml')
    expect(eInvoice.headers.get('content-disposition')).toMatch(/^attachment; filename="INV[\d-]+\.xml"$/)
    expect(eInvoice.headers.get('cache-control')).toBe('no-store')
    const list = await ask(`/export.csv?tab=customers&search=${email}`, { headers: as(operator) })
    expect(list.headers.get('content-disposition')).toMatch(/filename="hosting-customers-[\d-]+\.csv"$/)
    expect(await list.text()).toContain(email)
  })
})

describe('what staff do', () => {
  test('changes a status with its reason', async () => {
    const { order } = await business()
    const suspended = { id: order, to: 'suspended', why: ' Betaalt  niet ' }
    for (const told of [undefined, ' '])
      expect((await post('/order-status', { ...suspended, told })).status).toBe(400)
    expect(await said('/order-status', { ...suspended, told: 'Je factuur is te laat.' })).toEqual({
      kind: 'changed',
    })
    expect((await orderOf(ctx, order)).status).toBe('suspended')
    const events = await eventsOf(ctx, order)
    expect(events).toContainEqual(['Reden', null, 'Betaalt niet', 'Proef'])
    expect(events).toContainEqual(['Reden voor de klant', null, 'Je factuur is te laat.', 'Proef'])
    expect(await said('/order-status', { id: order, to: 'pending', why: 'Proef' })).toEqual({
      kind: 'refused',
    })
    expect((await post('/order-status', { id: order, to: 'active', why: ' ' })).status).toBe(400)
    expect((await post('/order-status', { id: order, to: 'verkocht', why: 'x' })).status).toBe(400)
  })

  test('settles a name', async () => {
    const { order } = await business()
    expect(await said('/domain', { id: order, to: 'registered' })).toEqual({ kind: 'settled' })
    expect(await said('/domain', { id: order, to: 'lost' })).toEqual({ kind: 'refused' })
    expect((await orderOf(ctx, order)).domainState).toBe('registered')
  })

  test('ticks what is done, and takes it off again', async () => {
    const task = { key: 'hosting', label: 'Hosting klaarzetten', doneAt: null, doneBy: null }
    const id = await newOrder(ctx, await newCustomer(ctx), { checklist: [task] })
    expect(await said('/checklist', { id, key: 'hosting', done: true })).toEqual({ kind: 'ticked' })
    expect((await orderOf(ctx, id)).setUpAt).toBeTruthy()
    expect(await said('/checklist', { id, key: 'hosting', done: false })).toEqual({ kind: 'ticked' })
    expect((await orderOf(ctx, id)).setUpAt).toBeNull()
  })

  test('makes an invoice: first a draft, then a final one, that is mailed again, paid and credited', async () => {
    const { customer, order } = await business()
    const asked = { submissionKey: randomUUID(), customer, order, lines: null, note: '', final: false }
    const { kind, id } = await said('/create-invoice', asked)
    expect(kind).toBe('drafted')
    const ahead = await ask(`/invoice.pdf?id=${id}`, { headers: as(operator) })
    expect(ahead.headers.get('content-disposition')).toBe('inline; filename="concept.pdf"')
    const created = { kind: 'created', number: expect.stringMatching(/^INV/) }
    expect(await said('/finalise-invoice', { id })).toEqual(created)
    expect(await said('/resend-invoice', { id })).toEqual({ kind: 'sent' })
    const paidOn = (await invoiceOf(ctx, id)).issueDate
    expect(await said('/mark-paid', { id, paidOn, reference: 'Bank 12' })).toEqual({ kind: 'paid' })
    expect(await said('/mark-paid', { id, paidOn, reference: '' })).toEqual({ kind: 'notOpen' })
    expect(await said('/credit-invoice', { id })).toMatchObject({ kind: 'credited' })
    expect(await said('/credit-invoice', { id })).toEqual({ kind: 'alreadyCredited' })
  })

  test('makes one with lines of its own, and hears what is wrong with them', async () => {
    const { customer } = await business()
    const work = { label: 'Uur werk', quantity: 2, unitPrice: 7500 }
    const submissionKey = randomUUID()
    const asked = { submissionKey, customer, order: null, lines: [work], note: '', final: true }
    expect(await said('/create-invoice', asked)).toMatchObject({ kind: 'created' })
    expect(await said('/create-invoice', { ...asked, note: 'Anders' })).toEqual({ kind: 'keyReused' })
    const wrong = { ...asked, lines: [{ ...work, quantity: null }] }
    expect(await said('/create-invoice', wrong)).toEqual({
      kind: 'invalid',
      errors: {
        'lines.0.quantity': 'Een aantal van 0,01 tot 999, met hoogstens twee cijfers achter de komma.',
      },
    })
    const nobody = { ...asked, submissionKey: randomUUID(), customer: randomUUID() }
    expect(await said('/create-invoice', nobody)).toEqual({ kind: 'notFound' })
    expect(await said('/create-invoice', {})).toMatchObject({ kind: 'invalid' })
  })

  test('throws a draft away, and leaves a final one alone', async () => {
    const draft = await newDraft(ctx, await newCustomer(ctx))
    const { invoice } = await business()
    expect(await said('/drop-draft', { id: draft })).toEqual({ kind: 'dropped' })
    expect(await said('/drop-draft', { id: invoice })).toEqual({ kind: 'notFound' })
  })
})
