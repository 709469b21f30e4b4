import type { LeadKind, LeadStatus } from '@/features/leads/model/lead'
import type { Came } from '../demoMoments'

type DemoLead = {
  came: Came
  status: LeadStatus
  typed: Record<string, string> & { kind: LeadKind; submissionKey: string; name: string }
}

/** Invented visitors who filled in a form, so that the console shows what each looks like. */
export const demoLeads: DemoLead[] = [
  {
    came: { minutesAgo: 12 },
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
    came: { left: 0.15 },
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
    came: { openDaysAgo: 1, at: '11:20', answeredAfter: 35 },
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
    came: { openDaysAgo: 4, at: '13:10', answeredAfter: 140 },
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
  {
    came: { openDaysAgo: 1, at: '14:05', answeredAfter: 16 },
    status: 'contacted',
    typed: {
      kind: 'ads',
      submissionKey: '20000000-0000-4000-8000-000000000005',
      source: 'meta-ads-landing',
      name: 'Joost Fictiefsma',
      email: 'joost@fictiefsma.example',
      phone: '06 00 00 00 15',
      message: 'Ik begin voor mezelf als tuinman en heb nog niets online.',
    },
  },
  {
    came: { openDaysAgo: 2, at: '12:40', answeredAfter: 75 },
    status: 'quoted',
    typed: {
      kind: 'quote',
      submissionKey: '20000000-0000-4000-8000-000000000006',
      source: 'locatie-page',
      name: 'Wilma Proefink',
      email: 'wilma@proefink.example',
      phone: '06 00 00 00 16',
      service: 'website-eenmalig',
    },
  },
  {
    came: { openDaysAgo: 3, at: '10:45', answeredAfter: 22 },
    status: 'won',
    typed: {
      kind: 'ads',
      submissionKey: '20000000-0000-4000-8000-000000000007',
      source: 'meta-ads-landing',
      name: 'Bram Testhuis',
      email: 'bram@testhuis.example',
      phone: '06 00 00 00 17',
      message: 'Verhuur van aanhangers, graag met een kalender.',
    },
  },
  {
    came: { openDaysAgo: 5, at: '11:50', answeredAfter: 110 },
    status: 'lost',
    typed: {
      kind: 'quote',
      submissionKey: '20000000-0000-4000-8000-000000000008',
      source: 'diensten',
      name: 'Nico Modelman',
      email: 'nico@modelman.example',
      phone: '',
      service: 'seo',
    },
  },
  {
    came: { openDaysAgo: 6, at: '13:15', answeredAfter: 40 },
    status: 'contacted',
    typed: {
      kind: 'contact',
      submissionKey: '20000000-0000-4000-8000-000000000009',
      source: 'contact',
      name: 'Fatma Fictief',
      email: 'fatma@fictief.example',
      phone: '053 000 00 19',
      subject: 'Logo',
      message: 'Maken jullie ook een logo bij de site?',
    },
  },
  {
    came: { openDaysAgo: 8, at: '10:30', answeredAfter: 28 },
    status: 'won',
    typed: {
      kind: 'ads',
      submissionKey: '20000000-0000-4000-8000-000000000010',
      source: 'meta-ads-landing',
      name: 'Henk Voorbeeldink',
      email: 'henk@voorbeeldink.example',
      phone: '06 00 00 00 20',
      message: 'Mijn site is te traag op de telefoon. Kan dat beter?',
    },
  },
  {
    came: { openDaysAgo: 11, at: '14:20', answeredAfter: 60 },
    status: 'won',
    typed: {
      kind: 'quote',
      submissionKey: '20000000-0000-4000-8000-000000000011',
      source: 'prijzen',
      name: 'Ilse Monsterink',
      email: 'ilse@monsterink.example',
      phone: '06 00 00 00 21',
      service: 'website-abonnement',
    },
  },
]

/** What the console is not sure about. */
export const demoDoubtful: DemoLead[] = [
  {
    came: { minutesAgo: 95 },
    status: 'new',
    typed: {
      kind: 'contact',
      submissionKey: '20000000-0000-4000-8000-000000000012',
      source: 'contact',
      name: 'Growth Fictional Ltd',
      email: 'offers@growthfictional.example',
      phone: '',
      subject: 'First page of Google',
      message: 'We sell backlinks and guest posts to web agencies. Shall we send you a price list?',
    },
  },
]
