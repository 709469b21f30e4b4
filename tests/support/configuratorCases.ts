import { type Draft, EMPTY_DRAFT } from '@/features/configurator/model/draft'
import type { ConfiguratorOptions } from '@/features/configurator/model/options'

const request = { kind: 'request' } as const

/** The prices of the specification, as a price list of its own: staff may change the real one. */
export const OPTIONS: ConfiguratorOptions = {
  websiteTypes: [
    {
      id: 'website',
      label: 'Bedrijfswebsite',
      description: '',
      drawing: 'page',
      price: { kind: 'once', amount: 79_500, startingAt: true },
    },
    {
      id: 'webshop',
      label: 'Webshop',
      description: '',
      drawing: 'shop',
      price: { kind: 'once', amount: 149_900, startingAt: true },
    },
    { id: 'landingpage', label: 'Landingspagina', description: '', drawing: 'box', price: request },
  ],
  services: [
    { id: 'design', label: 'Ontwerp', description: '', price: request },
    {
      id: 'hosting',
      label: 'Hosting',
      description: '',
      price: { kind: 'monthly', amount: 1_500, startingAt: true },
    },
    {
      id: 'domain',
      label: 'Domeinnaam',
      description: '',
      price: { kind: 'once', amount: 100, startingAt: false },
    },
    { id: 'check', label: 'Controle', description: '', price: { kind: 'included' } },
  ],
  timelines: [{ id: 'normal', label: 'Normaal', description: '2 tot 4 weken' }],
  features: [
    {
      id: 'landing-pages',
      label: 'Extra landingspagina’s',
      description: '',
      countable: true,
      price: { kind: 'once', amount: 19_900, startingAt: false },
    },
    { id: 'crm', label: 'CRM-koppeling', description: '', countable: false, price: request },
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
