import type { DomainState } from './domainStates'

/** Something about an order that needs hands. `doneAt` is an ISO string, `doneBy` a name. */
export type ChecklistItem = { key: string; label: string; doneAt: string | null; doneBy: string | null }

/** What the site promises: set up within three hours on the clock, at night too. */
export const SET_UP_HOURS = 3

const DOMAIN_WORK: Partial<Record<DomainState, { key: string; label: string }>> = {
  own: { key: 'connect', label: 'Domein koppelen' },
  toRegister: { key: 'register', label: 'Domeinnaam registreren' },
  provisional: { key: 'register', label: 'Domeinnaam registreren (was mogelijk vrij)' },
  onRequest: { key: 'register', label: 'Domeinnaam nakijken en registreren' },
  toMove: { key: 'move', label: 'Domein verhuizen' },
}

/** What needs hands once an order is paid, in the order in which it is done. */
export function checklistFor(order: { domainState?: DomainState | null }): ChecklistItem[] {
  const domain = order.domainState && DOMAIN_WORK[order.domainState]
  return [
    { key: 'hosting', label: 'Hosting klaarzetten' },
    ...(domain ? [domain] : []),
    { key: 'logIn', label: 'Inloggegevens mailen' },
  ].map(work => ({ ...work, doneAt: null, doneBy: null }))
}

export function setUpBy(activated: Date): Date {
  return new Date(activated.getTime() + SET_UP_HOURS * 3_600_000)
}
