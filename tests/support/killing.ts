import { type ChildProcess, fork } from 'node:child_process'
import type { PlaceOrderInput } from '@/features/orders/model/placeOrderSchema'
import type { FromSite, ToSite } from './killedSite'
import type { MolliePeer } from './molliePeer'
import { seededInt } from './seeded'

/** One visitor with one order. `paid` is the payment at the provider, once they paid it. */
export type Visit = {
  input: PlaceOrderInput
  phase: 'placing' | 'settling' | 'done'
  orderKey: string | null
  paid: string | null
}

const AT_ONCE = 25

/** A site is killed somewhere after its start, or after one of its first answers, at most this much later. */
const ANSWERS = 60
const MAX_DELAY_MS = 600

/** Starts a process of the site, has visitors order on it side by side, and kills it at the moment the seed draws. */
export async function killSite(
  seed: number,
  peer: MolliePeer,
  input: () => Promise<PlaceOrderInput>,
): Promise<Visit[]> {
  const draw = seededInt(seed)
  const visits: Visit[] = []
  const site = fork('tests/support/killedSite.ts', {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, MOLLIE_URL: peer.url, MOLLIE_API_KEY: peer.apiKey },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise<NodeJS.Signals | null>(resolve => site.once('exit', (_code, by) => resolve(by)))
  const arrive = async () => {
    const visit: Visit = { input: await input(), phase: 'placing', orderKey: null, paid: null }
    send(site, { visit: visits.push(visit) - 1, input: visit.input })
  }
  let answersLeft = draw(ANSWERS)
  site.on('message', async (told: FromSite) => {
    if (answersLeft-- === 0) setTimeout(() => site.kill('SIGKILL'), draw(MAX_DELAY_MS))
    if (told.said === 'ready') {
      await Promise.all(Array.from({ length: AT_ONCE }, arrive))
    } else if (!takeNextStep(site, peer, visits[told.visit], told, draw(6) > 0)) {
      await arrive()
    }
  })
  if ((await ended) !== 'SIGKILL') throw new Error('the site ended by itself')
  return visits
}

/** What a visitor does next; false when they are done. One in six never pays. */
function takeNextStep(
  site: ChildProcess,
  peer: MolliePeer,
  visit: Visit | undefined,
  told: FromSite,
  pays: boolean,
): boolean {
  if (!visit || told.said === 'ready') throw new Error('nobody is at this visit')
  visit.phase = 'done'
  if (told.said === 'settled') return false
  if (!('orderKey' in told.answer)) throw new Error(`an order was refused: ${told.answer.kind}`)
  const { orderKey, payAt } = told.answer
  visit.orderKey = orderKey
  if (!payAt || !pays) return false
  visit.paid = payAt.split('/').at(-1) ?? ''
  visit.phase = 'settling'
  peer.change(visit.paid, { status: 'paid' })
  send(site, { visit: told.visit, paid: visit.paid, orderKey })
  return true
}

/** What is sent to a site that was killed meanwhile is lost, as it would be. */
function send(site: ChildProcess, told: ToSite): void {
  if (site.connected) site.send(told, () => {})
}
