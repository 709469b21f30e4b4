/** What the chat can put under its answer: the ways to reach us, and the form for an appointment. */
export const PANELS = ['contact', 'appointment'] as const
export type Panel = (typeof PANELS)[number]

/** What a visitor may begin with, and what stands under the answer. Staff write the words. */
export const QUICK_OPTIONS = [
  { id: 'quote', label: 'Offerte', opens: [] },
  { id: 'appointment', label: 'Afspraak', opens: ['appointment'] },
  { id: 'question', label: 'Andere vraag', opens: [] },
  { id: 'advice', label: 'Advies op maat', opens: [] },
] as const satisfies { id: string; label: string; opens: Panel[] }[]

export type QuickOptionId = (typeof QUICK_OPTIONS)[number]['id']
