import { type Draw, one, weighed } from './draws'

type Site = 0 | 1
const siteFrom = (draw: Draw) => draw(2) as Site

/** What happens to a payment. `calls` are the sites that the provider tells of it, `early` one it tells too soon. */
export type Paying = {
  status: 'paid' | 'canceled' | 'expired' | 'failed'
  short: boolean
  calls: Site[]
  early: Site | null
  /** A call about a payment that nobody made. */
  forged: Site | null
}

/** A batch of ad leads: signed and told to these sites at once, and perhaps sent once more by somebody else. */
export type Telling = {
  leads: number
  calls: Site[]
  forged: 'unsigned' | 'tampered' | 'otherSecret' | null
  /** The platform gives what was answered only after everything was mended. */
  late: boolean
}

/** How the next year of somebody who leaves is invoiced: before, while they leave, or long ago where they are in it. */
export type Renewed = 'paid' | 'unpaid' | 'meanwhile' | 'long ago'

/** Of what is due today by itself. */
export type Due = 'ends' | 'renews' | 'starts'

/** What staff send back. `calls` are the sites that the provider tells of it. */
export type Refunding = { isPart: boolean; calls: Site[] }

/** Money that the bank of a customer takes back, and perhaps gives again. */
export type Disputing = { isPart: boolean; calls: Site[]; returns: boolean }

/**
 * `site` is where it begins; `twice` has it sent to both sites at once. `rival`: somebody else does another thing with
 * the same record at the other site, such as declining a quote that is being accepted.
 */
export type PlannedVisit = { at: number } & Drawn

type Drawn = { site: Site; twice: boolean; address: string } & (
  | { kind: 'order'; paying: Paying; cancels: boolean }
  | { kind: 'cancellation' }
  | { kind: 'withdrawal' }
  | { kind: 'lead' }
  | { kind: 'configurator' }
  | { kind: 'sign-up'; confirms: boolean }
  | { kind: 'ad leads'; telling: Telling }
  | { kind: 'quote'; rival: boolean }
  | { kind: 'leaving'; renewed: Renewed }
  | { kind: 'day'; due: Due }
  | { kind: 'change'; rival: boolean }
  | { kind: 'prepared order'; paying: Paying }
  | { kind: 'refund'; refunding: Refunding; rival: boolean }
  | { kind: 'chargeback'; disputing: Disputing }
  | { kind: 'price rise'; orders: number; rival: boolean }
)

const KINDS: [number, Drawn['kind']][] = [
  [5, 'order'],
  [2, 'cancellation'],
  [2, 'withdrawal'],
  [3, 'lead'],
  [1, 'configurator'],
  [3, 'sign-up'],
  [3, 'ad leads'],
  [3, 'quote'],
  [3, 'leaving'],
  [3, 'day'],
  [3, 'change'],
  [2, 'prepared order'],
  [3, 'refund'],
  [2, 'chargeback'],
  [2, 'price rise'],
]

export function drawVisit(draw: Draw): Drawn {
  const kind = weighed(KINDS, draw)
  const who = {
    site: siteFrom(draw),
    twice: draw(4) === 0,
    address: `10.${draw(250)}.${draw(250)}.${draw(250)}`,
  }
  if (kind === 'order') return { ...who, kind, paying: drawPaying(draw), cancels: draw(3) === 0 }
  if (kind === 'sign-up') return { ...who, kind, confirms: draw(5) > 0 }
  if (kind === 'quote') return { ...who, kind, rival: draw(3) === 0 }
  if (kind === 'ad leads') return { ...who, kind, telling: drawTelling(draw) }
  if (kind === 'leaving') return { ...who, kind, renewed: one(RENEWED, draw) }
  if (kind === 'day') return { ...who, kind, due: one(DUE, draw) }
  if (kind === 'change') return { ...who, kind, rival: draw(3) === 0 }
  if (kind === 'prepared order') return { ...who, kind, paying: drawPaying(draw) }
  if (kind === 'refund') return { ...who, kind, refunding: drawBack(draw), rival: draw(3) === 0 }
  if (kind === 'chargeback') return { ...who, kind, disputing: { ...drawBack(draw), returns: draw(3) === 0 } }
  if (kind === 'price rise') return { ...who, kind, orders: 1 + draw(3), rival: draw(4) === 0 }
  return { ...who, kind }
}

const RENEWED = ['paid', 'unpaid', 'meanwhile', 'long ago'] as const satisfies Renewed[]
const DUE = ['ends', 'renews', 'starts'] as const satisfies Due[]

function drawBack(draw: Draw): Refunding {
  return { isPart: draw(2) === 0, calls: Array.from({ length: 1 + draw(3) }, () => siteFrom(draw)) }
}

function drawPaying(draw: Draw): Paying {
  return {
    status: one(['paid', 'paid', 'paid', 'canceled', 'expired', 'failed'] as const, draw),
    short: draw(12) === 0,
    calls: Array.from({ length: draw(4) }, () => siteFrom(draw)),
    early: draw(4) === 0 ? siteFrom(draw) : null,
    forged: draw(4) === 0 ? siteFrom(draw) : null,
  }
}

function drawTelling(draw: Draw): Telling {
  return {
    leads: 1 + draw(4),
    calls: Array.from({ length: 1 + draw(3) }, () => siteFrom(draw)),
    forged: one([null, null, 'unsigned', 'tampered', 'otherSecret'] as const, draw),
    late: draw(5) === 0,
  }
}
