import { DEMO_CUSTOMER } from '@/features/customers/model/account'
import type { Ctx } from '@/platform/ctx'
import { typedForm } from '../../support/leadForms'
import type { Client } from '../../support/loopbackLoad'
import type { MolliePeer } from '../../support/molliePeer'
import { orderInput } from '../../support/paidOrders'
import { formIn } from '../../support/postedForms'
import { filledDraft, submission } from '../../support/submissions'
import { call, callMollie } from '../faults/visits/calls'
import { percentile } from '../pairs'

type Office = { ctx: Ctx; client: Client; mollie: MolliePeer; token: string; ports: readonly number[] }
type Visit = { name: string; everySeconds: number; go: () => Promise<void> }

/** Milliseconds of the answers to each kind of visit, and what went wrong. */
export type Figures = { visits: Record<string, { n: number; p50: number; p95: number }>; failed: string[] }

/** In each minute so many visitors come, however long the others take. */
export function arrivals(office: Office, times: number) {
  let taken = new Map<string, number[]>()
  let failed: string[] = []
  const under = new Set<Promise<void>>()
  const timers = visitsOf(office).map(({ name, everySeconds, go }) =>
    setInterval(
      () => {
        const begun = performance.now()
        const visit = go()
          .then(() => {
            taken.set(name, [...(taken.get(name) ?? []), performance.now() - begun])
          })
          .catch(error => {
            failed.push(`${name}: ${String(error).slice(0, 200)}`)
          })
          .finally(() => under.delete(visit))
        under.add(visit)
      },
      (everySeconds * 1000) / times,
    ),
  )
  return {
    takeFigures: (): Figures => {
      const visits = Object.fromEntries(
        [...taken].map(([name, all]) => [
          name,
          { n: all.length, p50: round(all, 0.5), p95: round(all, 0.95) },
        ]),
      )
      const figures = { visits, failed }
      taken = new Map()
      failed = []
      return figures
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(under)
    },
  }
}

const round = (all: number[], share: number) => Math.round(percentile(all, share))

const PAGES = [
  '/',
  '/diensten',
  '/prijzen',
  '/faq',
  '/contact',
  '/blog',
  '/portfolio',
  '/afspraak',
  '/configurator',
]
const FILES = ['/icon.svg', '/chat.json', '/sitemap.xml', '/gezond']

/** A busy hour of a small agency, once. */
function visitsOf(office: Office): Visit[] {
  const { client, token } = office
  const askOffice = (path: string) =>
    expectStatus(client.ask(`/api${path}`, { headers: { authorization: `JWT ${token}` } }), 200)
  return [
    { name: 'page', everySeconds: 1, go: () => readPage(client) },
    { name: 'file', everySeconds: 1, go: () => expectStatus(client.ask(oneOf(FILES), from()), 200) },
    {
      name: 'missing page',
      everySeconds: 60,
      go: () => expectStatus(client.ask('/bestaat-niet', from()), 404),
    },
    { name: 'form', everySeconds: 60, go: () => sendForm(office) },
    { name: 'configurator', everySeconds: 120, go: () => sendConfigurator(office) },
    { name: 'paid order', everySeconds: 300, go: () => order(office) },
    { name: 'log-in and dashboard', everySeconds: 60, go: () => readDashboard(client) },
    { name: 'list of leads', everySeconds: 10, go: () => askOffice('/leads-console') },
    { name: 'list of hosting', everySeconds: 20, go: () => askOffice('/hosting-console') },
    { name: 'list of quotes', everySeconds: 20, go: () => askOffice('/quotes-console') },
    { name: 'start of the office', everySeconds: 60, go: () => readOffice(client, token) },
  ]
}

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T
const below = (max: number) => 1 + Math.floor(Math.random() * max)

/** Each visitor has a network address of their own. */
const address = () => `127.${below(200)}.${below(200)}.${below(200)}`
const from = () => ({ localAddress: address() })

async function expectStatus(answer: Promise<{ status: number }>, status: number): Promise<void> {
  const { status: said } = await answer
  if (said !== status) throw new Error(`answered ${said}`)
}

/** Every other one is kept by nginx at times, as its address is the same for everybody. */
async function readPage(client: Client): Promise<void> {
  const path = oneOf(PAGES)
  const asked = Math.random() < 0.5 ? path : `${path}?utm_content=${crypto.randomUUID()}`
  await expectStatus(client.ask(asked, from()), 200)
}

const site = ({ ports }: Office) => ({ url: `http://127.0.0.1:${oneOf(ports)}` })

async function sendForm(office: Office): Promise<void> {
  const answer = await call(site(office), 'submitLead', {
    ...{ path: '/contact', form: typedForm('contact', { phone: '' }), address: address() },
  })
  if (answer?.kind !== 'sent') throw new Error(`answered ${answer?.kind}`)
}

async function sendConfigurator(office: Office): Promise<void> {
  const input = submission(filledDraft())
  const path = '/configurator'
  const answer = await call(site(office), 'submitConfigurator', { path, input, address: address() })
  if (answer?.kind !== 'sent') throw new Error(`answered ${answer?.kind}`)
}

async function order(office: Office): Promise<void> {
  const { ctx, mollie } = office
  const input = await orderInput(ctx)
  const path = '/hosting-bestellen'
  const answer = await call(site(office), 'placeOrder', { path, input, address: address() })
  const payment = String(answer?.payAt ?? '')
    .split('/')
    .at(-1)
  if (answer?.kind !== 'placed' || !payment) throw new Error(`answered ${answer?.kind}`)
  mollie.change(payment, { status: 'paid' })
  const status = await callMollie(site(office), payment)
  if (status !== 200) throw new Error(`the webhook answered ${status}`)
}

async function readDashboard(client: Client): Promise<void> {
  const { localAddress } = from()
  const page = await client.ask('/hosting-login', { localAddress })
  const { hidden } = formIn(page.body, '/hosting-login', 'email')
  const answer = await client.post('/hosting-login', { ...hidden, ...DEMO_CUSTOMER }, localAddress)
  const cookie = [answer.headers['set-cookie']]
    .flat()
    .map(each => String(each).split(';')[0])
    .join('; ')
  const dashboard = await client.ask('/hosting-dashboard', { localAddress, headers: { cookie } })
  if (dashboard.status !== 200) throw new Error(`log-in ${answer.status}, dashboard ${dashboard.status}`)
}

function readOffice(client: Client, token: string): Promise<void> {
  return expectStatus(client.ask('/admin', { headers: { cookie: `payload-token=${token}` } }), 200)
}
