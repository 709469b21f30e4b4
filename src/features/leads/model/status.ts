/** The stages of a request. `to` is where a member of staff may take it from there. */
export const LEAD_STATUSES = [
  { value: 'new', label: 'Nieuw', tone: 'red', to: ['contacted', 'quoted', 'won', 'lost'] },
  { value: 'contacted', label: 'Contact gehad', tone: 'amber', to: ['quoted', 'won', 'lost'] },
  { value: 'quoted', label: 'Offerte verstuurd', tone: 'amber', to: ['contacted', 'won', 'lost'] },
  { value: 'won', label: 'Gewonnen', tone: 'green', to: ['contacted', 'quoted', 'lost'] },
  { value: 'lost', label: 'Verloren', tone: 'grey', to: ['contacted', 'quoted', 'won'] },
] as const

export type LeadStatus = (typeof LEAD_STATUSES)[number]['value']

export function leadStatus(value: LeadStatus) {
  const status = LEAD_STATUSES.find(each => each.value === value)
  if (!status) throw new Error(`unknown lead status ${value}`)
  return status
}

/** Nothing returns to `new`: from there on a person has seen it. */
export function canBecome(from: LeadStatus, to: LeadStatus): boolean {
  return from === to || (leadStatus(from).to as readonly LeadStatus[]).includes(to)
}

/** How long a status that was set by one slip of a key can be taken back by whoever set it. */
export const UNDO_MINUTES = 10

/** True once staff go on with a request: neither untouched nor put aside. */
export function isFollowedUp(status: LeadStatus): boolean {
  return status !== 'new' && status !== 'lost'
}
