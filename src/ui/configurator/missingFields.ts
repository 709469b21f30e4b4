import type { Notice } from '../primitives/toasts'

export const MISSING_FIELDS: Notice = {
  title: 'Oeps! 😅',
  description: 'Vul alle verplichte velden in voordat u verder gaat.',
  tone: 'destructive',
  duration: 5000,
}
