import { seededInt } from '../../support/seeded'
import { drawFault, type PlannedFault } from './planFaults'
import { drawVisit, type PlannedVisit } from './planVisits'

/** Goes up whenever a seed draws something else than before: results of other rules do not count. */
export const RULES = 4

export const LASTS_MS = 1000

export type Plan = { visits: PlannedVisit[]; faults: PlannedFault[] }

/** Everything that is left to chance in a run. Nothing is drawn while it runs. */
export function planOf(seed: number): Plan {
  const draw = seededInt(seed)
  const visits = Array.from({ length: 5 + draw(6) }, () => ({ ...drawVisit(draw), at: draw(LASTS_MS) }))
  const faults = Array.from({ length: 1 + draw(3) }, () => ({ ...drawFault(draw), at: draw(LASTS_MS) }))
  return { visits, faults }
}
