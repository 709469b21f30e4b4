import type { Image } from '@/platform/media/images'
import type { OpeningTime } from './openingHours'

export type Company = {
  name: string
  initials: string
  phone: string
  email: string
  whatsapp: string
  street: string
  postcode: string
  city: string
  openingHours: OpeningTime[]
  visitingHours: string
  instagram: string
  linkedin: string
  kvk: string
  vatId: string
  mapsLink: string
  map: Image | null
  office: Image | null
  buttons: ContactButtons
  lines: ContactLineWords
  /** An address on this site. */
  socialPicture: string
}

export const CONTACT_BUTTONS = [
  { name: 'phone', label: 'Knop om te bellen', first: 'Bel Direct' },
  { name: 'email', label: 'Knop om te mailen', first: 'Stuur E-mail' },
  { name: 'configurator', label: 'Knop naar de configurator', first: 'Start Configurator' },
  { name: 'default', label: 'Knop naar contact', first: 'Neem Contact Op' },
] as const

export const CONTACT_LINES = [
  { name: 'whatsapp', label: 'Regel met WhatsApp', first: 'WhatsApp' },
  { name: 'phone', label: 'Regel met de telefoon', first: 'Bellen' },
  { name: 'email', label: 'Regel met het e-mailadres', first: 'E-mail' },
  { name: 'page', label: 'Regel naar de contactpagina', first: 'Contactpagina' },
  { name: 'pageNote', label: 'Wat daar staat', first: 'Adres en openingstijden' },
] as const

export type ContactWord = { name: string; label: string; first: string }
type WordsOf<Table extends readonly ContactWord[]> = Record<Table[number]['name'], string>

type ContactButtons = WordsOf<typeof CONTACT_BUTTONS>
export type ContactButtonVariant = keyof ContactButtons
type ContactLineWords = WordsOf<typeof CONTACT_LINES>

export function contactWords<Table extends readonly ContactWord[]>(
  table: Table,
  written: Partial<Record<string, string | null>> = {},
): WordsOf<Table> {
  return Object.fromEntries(table.map(({ name, first }) => [name, written[name] || first])) as WordsOf<Table>
}
