import { type Draft, EMPTY_DRAFT } from '@/features/configurator/model/draft'
import type { LeadStatus } from '@/features/leads/model/lead'
import type { Came } from '../demoMoments'

type DemoRequest = {
  key: string
  came: Came
  status: LeadStatus
  draft: Draft
}

const draft = (part: Partial<Draft>): Draft => ({ ...EMPTY_DRAFT, ...part })

/** Invented visitors, so that the office is not empty on the first day. */
export const demoRequests: DemoRequest[] = [
  {
    key: '10000000-0000-4000-8000-000000000001',
    came: { left: -0.05 },
    status: 'new',
    draft: draft({
      websiteType: 'website',
      services: ['design', 'seo', 'hosting'],
      timeline: 'normal',
      features: [{ id: 'landing-pages', quantity: 2 }],
      businessInfo: {
        companyName: 'Hoveniersbedrijf De Groene Es',
        industry: 'Hovenier',
        description: 'Nu alleen een oude site uit 2014.',
      },
      contactInfo: {
        name: 'Marloes Testink',
        email: 'marloes@degroenees.example',
        phone: '06 00 00 00 01',
        preferredContact: 'phone',
      },
    }),
  },
  {
    key: '10000000-0000-4000-8000-000000000002',
    came: { minutesAgo: 180 },
    status: 'new',
    draft: draft({
      websiteType: 'webshop',
      services: ['design', 'domain', 'hosting'],
      timeline: 'rush',
      features: [
        { id: 'booking', quantity: 1 },
        { id: 'payments', quantity: 1 },
      ],
      businessInfo: {
        companyName: 'Verhuur Proefhuis',
        industry: 'Verhuur van gereedschap',
        description: '',
      },
      contactInfo: {
        name: 'Hendrik Voorbeeld',
        email: 'hendrik@proefhuis.example',
        phone: '',
        preferredContact: 'email',
      },
    }),
  },
  {
    key: '10000000-0000-4000-8000-000000000003',
    came: { openDaysAgo: 2, at: '10:15', answeredAfter: 50 },
    status: 'contacted',
    draft: draft({
      websiteType: 'landingpage',
      services: ['ads'],
      timeline: 'flexible',
      businessInfo: {
        companyName: 'Klusbedrijf Fictief',
        industry: 'Klusbedrijf',
        description: 'Een pagina voor dakkapellen.',
      },
      contactInfo: {
        name: 'Sanne Proefstra',
        email: 'sanne@klusfictief.example',
        phone: '06 00 00 00 03',
        preferredContact: 'email',
      },
    }),
  },
  {
    key: '10000000-0000-4000-8000-000000000004',
    came: { openDaysAgo: 9, at: '13:30', answeredAfter: 95 },
    status: 'contacted',
    draft: draft({
      websiteType: 'website',
      services: ['design', 'hosting'],
      timeline: 'normal',
      businessInfo: {
        companyName: 'Installatiebedrijf Monsterman',
        industry: 'Installateur',
        description: '',
      },
      contactInfo: {
        name: 'Gerrit Monsterman',
        email: 'gerrit@monsterman.example',
        phone: '053 000 00 04',
        preferredContact: 'phone',
      },
    }),
  },
]
