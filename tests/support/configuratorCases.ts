import type { AmountPrice, Price } from '@/features/catalogue/model/products'
import { type Draft, EMPTY_DRAFT } from '@/features/configurator/model/draft'
import type { ConfiguratorOptions } from '@/features/configurator/model/options'

const at = (kind: 'once' | 'monthly', amount: number, part: Partial<AmountPrice> = {}): AmountPrice => ({
  ...{ kind, amount, amountTo: null, startingAt: false, vatRate: 21, unit: '' },
  ...part,
})

const request = { kind: 'request', reason: 'Hangt af van het doel.' } as const

const choice = (id: string, label: string, price: Price, sold = id) => ({
  ...{ id, label, description: '', price, sold },
})

/** A price list of its own: staff may change the real one. */
export const OPTIONS: ConfiguratorOptions = {
  websiteTypes: [
    { ...choice('website', 'Bedrijfswebsite', at('once', 79_500, { startingAt: true })), drawing: 'page' },
    { ...choice('webshop', 'Webshop', at('once', 149_900, { startingAt: true })), drawing: 'shop' },
    { ...choice('landingpage', 'Landingspagina', request), drawing: 'box' },
  ],
  services: [
    choice('design', 'Ontwerp', { kind: 'included' }),
    choice('hosting', 'Hosting', at('monthly', 1_950, { startingAt: true })),
    choice('domain', 'Domeinnaam', at('once', 100)),
    choice('email', 'Nieuwsbrief', at('once', 15_000, { amountTo: 35_000 })),
    choice('dashboard', 'Offertesysteem', at('monthly', 13_900), 'offertesysteem'),
  ],
  timelines: [{ id: 'normal', label: 'Normaal', description: '2 tot 4 weken', weeks: { from: 2, to: 4 } }],
  features: [
    {
      ...choice('landing-pages', 'Extra landingspagina’s', at('once', 19_900, { unit: 'per stuk' })),
      countable: true,
    },
    { ...choice('crm', 'CRM-koppeling', request), countable: false },
    { ...choice('auto-quote', 'Offertesysteem', at('monthly', 13_900), 'offertesysteem'), countable: false },
  ],
}

export const draftWith = (part: Partial<Draft>): Draft => ({ ...EMPTY_DRAFT, ...part })

export const FILLED = draftWith({
  websiteType: 'website',
  services: ['design', 'hosting'],
  timeline: 'normal',
  features: [{ id: 'landing-pages', quantity: 2 }],
  businessInfo: { companyName: 'Proeftuin', industry: 'Hovenier', description: '' },
  contactInfo: { name: 'Jan Proef', email: 'jan@proeftuin.example', phone: '', preferredContact: 'email' },
})
