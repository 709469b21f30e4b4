import { DEMO_CUSTOMER } from '@/features/customers/model/account'
import { type Customer, EMPTY_CUSTOMER } from '@/features/customers/model/customer'
import type { Basket } from '@/features/orders/model/orderLines'

export const demoCustomer: Customer = {
  ...EMPTY_CUSTOMER,
  kind: 'business',
  name: 'Sanne Voorbeeld',
  email: DEMO_CUSTOMER.email,
  company: 'Voorbeeldbedrijf Tuinen',
  address: 'Voorbeeldlaan 12',
  zipcode: '7500 AA',
  city: 'Enschede',
  kvk: '12345678',
}

/** A private person, who may withdraw from what they ordered. */
export const demoConsumer: Customer = {
  ...EMPTY_CUSTOMER,
  name: 'Marijke Voorbeeld',
  email: 'marijke@proeftuin.example',
  address: 'Voorbeeldpad 3',
  zipcode: '7500 AA',
  city: 'Enschede',
}

/** A company elsewhere in the EU whose VAT id is checked: its VAT is reverse charged. */
export const demoBelgian: Customer = {
  ...EMPTY_CUSTOMER,
  ...{ kind: 'business', name: 'Lotte Voorbeeld', email: 'lotte@voorbeeldbakkerij.example' },
  ...{ company: 'Voorbeeldbakkerij', address: 'Voorbeeldplein 3', zipcode: '1000', city: 'Voorbeeldstad' },
  ...{ country: 'BE', vatId: 'BE0123456749' },
}

export const demoVatIdCheck = {
  vatId: demoBelgian.vatId,
  standing: 'valid' as const,
  name: 'VOORBEELDBAKKERIJ BV',
  address: 'Voorbeeldplein 3, 1000 Voorbeeldstad',
  consultation: 'WAPIAAAAVOORBEELD',
}

type DemoOrder = {
  customer?: Customer
  key: string
  /** When its customer withdrew from it. */
  withdrawnDaysAgo?: number
  daysAgo: number
  /** Ordered by a private person who did not ask to begin at once: it begins after the days to withdraw. */
  waits?: boolean
  basket: Basket
  /** How it went on: paid at once, never paid, or paid and later put on hold. */
  ended: 'paid' | 'open' | 'suspended'
}

const basket = (part: Partial<Basket>): Basket => ({
  packageKey: 'basis',
  cycle: 'monthly',
  extras: [],
  domain: null,
  ...part,
})

const own = (name: string) => ({ name, mode: 'own' as const, answer: null })
const moved = (name: string) => ({ name, mode: 'move' as const, answer: null })

/** The orders of invented customers, the oldest first, so that their numbers follow the calendar. */
export const demoOrders: DemoOrder[] = [
  {
    key: '30000000-0000-4000-8000-000000000001',
    daysAgo: 370,
    basket: basket({ cycle: 'yearly', domain: own('voorbeeldbedrijf.example') }),
    ended: 'paid',
  },
  {
    key: '30000000-0000-4000-8000-000000000002',
    daysAgo: 45,
    basket: basket({ packageKey: 'onbeperkt', extras: ['backup-90'], domain: own('tuinverhuur.example') }),
    ended: 'paid',
  },
  {
    key: '30000000-0000-4000-8000-000000000007',
    daysAgo: 40,
    customer: demoConsumer,
    withdrawnDaysAgo: 2,
    basket: basket({ domain: own('moestuin-marijke.example') }),
    ended: 'paid',
  },
  {
    key: '30000000-0000-4000-8000-000000000003',
    daysAgo: 30,
    basket: basket({ packageKey: 'webshop', cycle: 'yearly', domain: own('tuinwinkel.example') }),
    ended: 'suspended',
  },
  { key: '30000000-0000-4000-8000-000000000004', daysAgo: 20, basket: basket({}), ended: 'open' },
  {
    key: '30000000-0000-4000-8000-000000000012',
    ...{ daysAgo: 12, customer: demoBelgian },
    basket: basket({
      packageKey: 'onbeperkt',
      extras: ['ssl-premium'],
      domain: own('voorbeeldbakkerij.example'),
    }),
    ended: 'paid',
  },
  {
    key: '30000000-0000-4000-8000-000000000008',
    daysAgo: 6,
    customer: demoConsumer,
    withdrawnDaysAgo: 3,
    basket: basket({ cycle: 'yearly', extras: ['ssl-premium'] }),
    ended: 'paid',
  },
  {
    key: '30000000-0000-4000-8000-000000000013',
    ...{ daysAgo: 2, customer: demoConsumer, waits: true },
    basket: basket({ cycle: 'yearly', domain: own('pluktuin-marijke.example') }),
    ended: 'paid',
  },
  {
    key: '30000000-0000-4000-8000-000000000005',
    daysAgo: 0.1,
    basket: basket({ domain: own('vijveraanleg.example') }),
    ended: 'open',
  },
  {
    key: '30000000-0000-4000-8000-000000000006',
    daysAgo: 0.04,
    basket: basket({ packageKey: 'onbeperkt', cycle: 'yearly', domain: moved('bestratingen.example') }),
    ended: 'paid',
  },
]

/** Another invented customer: one invoice that is paid in part, and an order of which the bank took the money back. */
export const demoDebtor: Customer = {
  ...EMPTY_CUSTOMER,
  kind: 'business',
  name: 'Bram Voorbeeld',
  email: 'bram@voorbeeldfietsen.example',
  company: 'Voorbeeldfietsen',
  address: 'Voorbeeldstraat 3',
  zipcode: '7500 AB',
  city: 'Enschede',
}

export const chargedBackOrder = {
  key: '30000000-0000-4000-8000-000000000009',
  daysAgo: 9,
  basket: basket({ cycle: 'yearly', domain: own('voorbeeldfietsen.example') }),
  ended: 'paid',
} as const satisfies DemoOrder

/** A higher price that staff prepare: its letters are not planned yet. */
export const demoPriceRise = {
  title: 'Onbeperkt Hosting in het nieuwe jaar',
  reason:
    'De stroom en het onderhoud van onze servers zijn dit jaar duurder geworden. Daarom gaat de prijs van je pakket omhoog.',
  packageKey: 'onbeperkt',
  /** Of what the package costs now. */
  percentage: 8,
  ...{ lettersInDays: 14, heldInDays: 60 },
}
