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

/** `site` is where it begins; `twice` has it sent to both sites at once. `rival`: somebody else declines the same quote. */
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
  return { ...who, kind }
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
