/** `isPersonal`: of one member of staff. */
export const CLOSURE_KINDS = [
  { value: 'closed', label: 'Feestdag of sluiting', isPersonal: false },
  { value: 'absence', label: 'Afwezigheid van een medewerker', isPersonal: true },
] as const

export function isPersonal(kind: unknown): boolean {
  return CLOSURE_KINDS.some(each => each.value === kind && each.isPersonal)
}

/** Calendar days in Amsterdam (`2026-12-25`), both included. */
export type ClosedDays = { from: string; until: string }

/** `staff` is the id of the member of staff who is away. */
export type Absence = ClosedDays & { staff: string }

export type Closures = { agency: ClosedDays[]; absences: Absence[] }

export function isWithin(day: string, { from, until }: ClosedDays): boolean {
  return from <= day && day <= until
}

export function isClosed(day: string, closed: readonly ClosedDays[]): boolean {
  return closed.some(days => isWithin(day, days))
}

/** True once nobody of them is there. Of nobody nobody is missed. */
export function areAllAway(day: string, people: readonly string[], absences: readonly Absence[]): boolean {
  const isAway = (person: string) => absences.some(each => each.staff === person && isWithin(day, each))
  return people.length > 0 && people.every(isAway)
}

type TypedClosure = { firstDay?: unknown; lastDay?: unknown }

/** Null for a correct period, or the sentence for staff. */
export function closureFault({ firstDay, lastDay }: TypedClosure): string | null {
  if (!lastDay || typeof firstDay !== 'string' || typeof lastDay !== 'string') return null
  return lastDay.slice(0, 10) < firstDay.slice(0, 10) ? 'De laatste dag ligt voor de eerste.' : null
}
