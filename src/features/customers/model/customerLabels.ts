import type { Customer } from './customer'

/** As forms call them. */
export const CUSTOMER_LABELS: Record<Exclude<keyof Customer, 'kind'>, string> = {
  company: 'Bedrijfsnaam',
  kvk: 'KVK-nummer',
  vatId: 'Btw-nummer',
  name: 'Naam',
  email: 'E-mailadres',
  phone: 'Telefoonnummer',
  address: 'Straat en huisnummer',
  zipcode: 'Postcode',
  city: 'Plaats',
  country: 'Land',
}
