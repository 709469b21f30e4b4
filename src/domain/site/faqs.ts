export const FAQ_PLACES = [
  { value: 'faq', label: 'Veelgestelde vragen' },
  { value: 'support', label: 'Support' },
  { value: 'custom', label: 'Maatwerk' },
] as const

export type FaqPlace = (typeof FAQ_PLACES)[number]['value']
export type Faq = { id: string; question: string; answer: string; place: FaqPlace }
