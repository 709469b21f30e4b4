export const FAQ_PLACES = [
  { value: 'faq', label: 'Veelgestelde vragen', path: '/faq' },
  { value: 'support', label: 'Support', path: '/support' },
  { value: 'custom', label: 'Maatwerk', path: '/maatwerk' },
] as const

export type FaqPlace = (typeof FAQ_PLACES)[number]['value']
export type Faq = { id: string; question: string; answer: string; place: FaqPlace }
