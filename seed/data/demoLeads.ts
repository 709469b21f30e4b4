import type { LeadKind } from '@/domain/leads/kinds'
import type { LeadStatus } from '@/domain/leads/status'

type DemoLead = {
  hoursAgo: number
  status: LeadStatus
  typed: Record<string, string> & { kind: LeadKind; submissionKey: string }
}

/** Invented visitors who filled in a form, so that the console shows what each looks like. */
export const demoLeads: DemoLead[] = [
  {
    hoursAgo: 1,
    status: 'new',
    typed: {
      kind: 'ads',
      submissionKey: '20000000-0000-4000-8000-000000000001',
      source: 'meta-ads-landing',
      name: 'Kees Testerink',
      email: 'kees@testerink.example',
      phone: '06 00 00 00 11',
      message: 'Ik doe badkamers in en om Hengelo en zoek een site met foto’s van mijn werk.',
    },
  },
  {
    hoursAgo: 5,
    status: 'new',
    typed: {
      kind: 'quote',
      submissionKey: '20000000-0000-4000-8000-000000000002',
      source: 'locatie-page',
      name: 'Petra Voorbeeldsma',
      email: 'petra@voorbeeldsma.example',
      phone: '',
      service: 'webshop',
    },
  },
  {
    hoursAgo: 30,
    status: 'contacted',
    typed: {
      kind: 'contact',
      submissionKey: '20000000-0000-4000-8000-000000000003',
      source: 'contact',
      name: 'Ans Proefman',
      email: 'ans@proefman.example',
      phone: '053 000 00 13',
      subject: 'Verhuizen',
      message: 'Onze site staat bij een ander. Kunnen jullie hem overnemen zonder dat de mail uitvalt?',
    },
  },
  {
    hoursAgo: 100,
    status: 'quoted',
    typed: {
      kind: 'quote',
      submissionKey: '20000000-0000-4000-8000-000000000004',
      source: 'prijzen',
      name: 'Marloes Testink',
      email: 'marloes@degroenees.example',
      phone: '06 00 00 00 01',
      service: 'onderhoud',
    },
  },
]
