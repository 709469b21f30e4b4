/** The columns of the list that can be hidden. */
export const LEAD_COLUMNS = [
  { value: 'promise', label: 'Antwoord' },
  { value: 'status', label: 'Status' },
  { value: 'source', label: 'Bron' },
  { value: 'service', label: 'Dienst' },
  { value: 'message', label: 'Bericht' },
  { value: 'date', label: 'Datum' },
  { value: 'owner', label: 'Wie' },
  { value: 'nextStep', label: 'Volgende stap' },
] as const

export type LeadColumn = (typeof LEAD_COLUMNS)[number]['value']
