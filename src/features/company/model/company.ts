import type { Image } from '@/platform/media/images'
import type { ContactButtons, ContactLineWords } from './contactWords'
import type { OpeningTime } from './openingHours'

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
  /** The year in the footer. */
  copyrightYear: string
  mapsLink: string
  map: Image | null
  office: Image | null
  /** What buttons and lines say that lead to the agency. */
  buttons: ContactButtons
  lines: ContactLineWords
  /** The picture of a shared link, as an address on this site. */
  socialPicture: string
}
