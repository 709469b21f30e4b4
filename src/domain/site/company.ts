import type { OpeningTime } from '../time/openingHours'

/** Who the agency is, as its pages and mails say it. */
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
}
