import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** `gateway` is a page of a server in between, `drops` half an answer, `refuses` Mollie's own no. */
export type MollieMood = 'well' | 'refuses' | 'broken' | 'gateway' | 'hangs' | 'drops'

type Money = { value: string; currency: string }

export type PeerPayment = {
  id: string
  status: 'open' | 'pending' | 'authorized' | 'paid' | 'failed' | 'canceled' | 'expired'
  amount: Money
  description: string
  redirectUrl: string
  webhookUrl?: string
  metadata: unknown
  paidAt?: string
  amountRefunded?: Money
  amountChargedBack?: Money
}

export type PeerRefund = {
  id: string
  paymentId: string
  amount: Money
  status: 'queued' | 'pending' | 'refunded' | 'failed'
  description: string
  metadata: unknown
}

type Asked = { method: string; path: string; key: string | undefined }

export type MolliePeer = {
  url: string
  apiKey: string
  /** How it answers; `moodToCreate` speaks for new payments alone, where it is set. */
  mood: MollieMood
  moodToCreate: MollieMood | null
  /** Likewise for new refunds; `dropsAfter` makes one first, and then its answer is lost. */
  moodToRefund: MollieMood | 'dropsAfter' | null
  /** Lets an open payment be cancelled, as it does until a bank is chosen. */
  letsCancel: boolean
  /** How long it thinks before it answers a new payment or refund that it has made already. */
  lateMs: number
  /** Thinks about new payments and refunds, which it has made already, until what this hands back is called. */
  hold: () => () => void
  held: Promise<void> | null
  /** Has the door called before a new payment is answered. */
  callsFirst: boolean
  /** Where it calls, whatever address a payment brought along; nowhere when null. */
  door: string | null
  payments: Map<string, PeerPayment>
  refunds: PeerRefund[]
  /** Forgets every idempotency key, as Mollie does after a while. */
  forgetKeys: () => void
  asked: Asked[]
  change: (id: string, change: Partial<PeerPayment>) => void
  /** The payment that was made for one of our attempts; the newest, when the attempt made more. */
  of: (attempt: string) => PeerPayment
  /** Calls the door as Mollie does, and answers the status that it heard. */
  call: (id: string) => Promise<number>
  stop: () => Promise<void>
  start: () => Promise<void>
}

export const euros = (cents: number): Money => ({ value: (cents / 100).toFixed(2), currency: 'EUR' })

/** A real server on loopback that speaks version 2 of Mollie's API. */
export async function molliePeer(): Promise<MolliePeer> {
  const keys: Keys = new Map()
  const server = createServer((request, response) => {
    answer(peer, keys, request, response).catch(error => response.destroy(error))
  })
  let port = 0
  const peer: MolliePeer = {
    ...{ url: '', apiKey: 'test_goedesleutel', mood: 'well', moodToCreate: null, lateMs: 0 },
    ...{ moodToRefund: null, letsCancel: true, refunds: [], forgetKeys: () => keys.clear() },
    ...{ callsFirst: false, door: null, payments: new Map(), asked: [] },
    hold: () => {
      let letGo = () => {}
      peer.held = new Promise(resolve => {
        letGo = resolve
      })
      return letGo
    },
    held: null,
    change: (id, change) => Object.assign(known(peer, id), change),
    of: attempt => {
      const made = [...peer.payments.values()].filter(
        each => (each.metadata as { payment?: string } | null)?.payment === attempt,
      )
      return known(peer, made.at(-1)?.id ?? '')
    },
    call: id => callDoor(peer, id),
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    start: async () => {
      await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
      port = (server.address() as AddressInfo).port
      peer.url = `http://127.0.0.1:${port}/v2`
    },
  }
  await peer.start()
  return peer
}

function known(peer: MolliePeer, id: string): PeerPayment {
  const payment = peer.payments.get(id)
  if (!payment) throw new Error(`the peer has no payment ${id}`)
  return payment
}

type Keys = Map<string, Promise<PeerPayment | PeerRefund>>

async function answer(peer: MolliePeer, keys: Keys, request: IncomingMessage, response: ServerResponse) {
  const body = await bodyOf(request)
  const { method = '', url = '', headers } = request
  const key = headers['idempotency-key']?.toString()
  const [path = '', query] = url.split('?')
  peer.asked.push({ method, path, key })
  const creates = method === 'POST' && url === '/v2/payments'
  const mood = (creates && peer.moodToCreate) || peer.mood
  if (mood !== 'well') return misbehave(response, mood)
  if (headers.authorization !== `Bearer ${peer.apiKey}`)
    return refuse(response, 401, 'Unauthorized Request', 'Missing authentication, or failed to authenticate')
  if (creates) return create(peer, keys, { key, body }, response)
  const [, refundOf] = /^\/v2\/payments\/(tr_\w+)\/refunds(?:\?.*)?$/.exec(url) ?? []
  if (refundOf) return answerRefunds(peer, keys, { method, key, body, refundOf }, response)
  const id = decodeURIComponent(path.replace(/^\/v2\/payments\//, ''))
  const payment = peer.payments.get(id)
  if (!payment || !['GET', 'DELETE'].includes(method))
    return refuse(response, 404, 'Not Found', `No payment exists with token ${id}.`)
  if (method === 'DELETE') return cancel(peer, payment, response)
  const embedded = query === 'embed=refunds' && { _embedded: { refunds: refundsOf(peer, id) } }
  say(response, 200, { ...shown(peer, payment), ...embedded })
}

const refundsOf = (peer: MolliePeer, payment: string) =>
  peer.refunds.filter(each => each.paymentId === payment).map(shownRefund)

function cancel(peer: MolliePeer, payment: PeerPayment, response: ServerResponse): void {
  const isLetGo = peer.letsCancel && payment.status === 'open'
  if (isLetGo) payment.status = 'canceled'
  if (isLetGo) say(response, 200, shown(peer, payment))
  else refuse(response, 422, 'Unprocessable Entity', 'The payment cannot be canceled')
}

async function create(
  peer: MolliePeer,
  keys: Keys,
  { key, body }: { key: string | undefined; body: string },
  response: ServerResponse,
): Promise<void> {
  const standing = key ? keys.get(key) : undefined
  if (standing)
    return replay(await Promise.race([standing, 'busy' as const]), made => shown(peer, made), response)
  const making = make(peer, JSON.parse(body))
  if (key) keys.set(key, making)
  say(response, 201, shown(peer, await making))
}

/** The same request again: its answer again, or a conflict while the first is under way. */
function replay(
  made: PeerPayment | PeerRefund | 'busy',
  show: (made: PeerPayment | PeerRefund) => object,
  response: ServerResponse,
): void {
  if (made === 'busy') {
    refuse(response, 409, 'Conflict', 'A request with this idempotency key is being processed.')
  } else {
    response.setHeader('idempotent-replayed', 'true')
    say(response, 201, show(made))
  }
}

type RefundCall = { method: string; key: string | undefined; body: string; refundOf: string }

/** The list of the refunds of a payment, or a new one. */
async function answerRefunds(
  peer: MolliePeer,
  keys: Keys,
  { method, key, body, refundOf }: RefundCall,
  response: ServerResponse,
): Promise<void> {
  const payment = peer.payments.get(refundOf)
  if (!payment) return refuse(response, 404, 'Not Found', `No payment exists with token ${refundOf}.`)
  if (method === 'GET') {
    const refunds = refundsOf(peer, refundOf)
    return say(response, 200, { count: refunds.length, _embedded: { refunds } })
  }
  const mood = peer.moodToRefund
  if (mood && mood !== 'well' && mood !== 'dropsAfter') return misbehave(response, mood)
  const standing = key ? keys.get(key) : undefined
  if (standing) return replay(await standing, shownRefund, response)
  const refund = refundFrom(payment, JSON.parse(body))
  if (!refund) return refuse(response, 422, 'Unprocessable Entity', 'The amount is higher than the maximum')
  peer.refunds.push(refund)
  payment.amountRefunded = euros(centsIn(payment.amountRefunded) + centsIn(refund.amount))
  if (key) keys.set(key, Promise.resolve(refund))
  if (mood === 'dropsAfter') return misbehave(response, 'drops')
  await (peer.held ?? pause(peer.lateMs))
  say(response, 201, shownRefund(refund))
}

const centsIn = (money?: Money) => Math.round(Number(money?.value ?? 0) * 100)

function refundFrom(
  payment: PeerPayment,
  asked: Pick<PeerRefund, 'amount' | 'description' | 'metadata'>,
): PeerRefund | null {
  const left = centsIn(payment.amount) - centsIn(payment.amountRefunded)
  if (payment.status !== 'paid' || centsIn(asked.amount) > left) return null
  return { ...asked, id: `re_${randomBytes(7).toString('hex')}`, paymentId: payment.id, status: 'pending' }
}

const shownRefund = (refund: PeerRefund | PeerPayment) => ({ resource: 'refund', mode: 'test', ...refund })

async function make(peer: MolliePeer, asked: Omit<PeerPayment, 'id' | 'status'>): Promise<PeerPayment> {
  const id = `tr_${randomBytes(7).toString('hex')}`
  const payment: PeerPayment = { ...asked, id, status: 'open' }
  peer.payments.set(id, payment)
  if (peer.callsFirst) await peer.call(id)
  await (peer.held ?? pause(peer.lateMs))
  return payment
}

async function callDoor(peer: MolliePeer, id: string): Promise<number> {
  if (!peer.door) return 0
  const said = await fetch(peer.door, { method: 'POST', body: new URLSearchParams({ id }) })
  return said.status
}

/** What Mollie shows: a page to pay on as long as nobody did. */
function shown(peer: MolliePeer, payment: PeerPayment | PeerRefund) {
  const self = { href: `${peer.url}/payments/${payment.id}`, type: 'application/hal+json' }
  const checkout = { href: `https://betalen.example/checkout/${payment.id}`, type: 'text/html' }
  return {
    ...{ resource: 'payment', mode: 'test', createdAt: '2026-11-20T10:00:00+00:00', method: null },
    ...payment,
    _links: payment.status === 'open' ? { self, checkout } : { self },
  }
}

function misbehave(response: ServerResponse, mood: Exclude<MollieMood, 'well'>): void {
  if (mood === 'refuses')
    refuse(response, 422, 'Unprocessable Entity', 'The amount is higher than the maximum')
  if (mood === 'broken') refuse(response, 500, 'Internal Server Error', 'Something went wrong')
  if (mood === 'gateway') response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>')
  if (mood === 'drops')
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': 5000 })
      .write('{"id":', () => response.destroy())
}

function refuse(response: ServerResponse, status: number, title: string, detail: string): void {
  say(response, status, { status, title, detail, _links: { documentation: { type: 'text/html' } } })
}

function say(response: ServerResponse, status: number, said: object): void {
  response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(said))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
