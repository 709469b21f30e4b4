import type { Topic } from './topic'

/** What is not ours to answer, and when and how to meet. */
export const OTHER_TOPICS = [
  {
    id: 'device',
    answers: ['who', 'where', 'when', 'why'],
    when: ['device repair|broken !visit !site !shop !calendar !mobile', 'device repairThem'],
    only: true,
  },
  {
    id: 'ownVat',
    answers: ['who', 'when'],
    takesAny: true,
    when: ['btw|tax ownWork !registration', 'ownWork garden tax|btw'],
    only: true,
  },
  {
    id: 'garden',
    takesAny: true,
    explains: 'change howLong',
    answers: ['when', 'where', 'who', 'why'],
    when: ['garden gardenAsk !site !shop !page !photos !google !seo !btw !customers !quote !calendar !texts'],
    only: true,
  },
  { id: 'job', answers: ['who', 'where', 'when'], when: ['job !foreign'], only: true, takesAny: true },
  {
    id: 'sponsor',
    takesAny: true,
    answers: ['who'],
    when: ['sponsor !site !shop !calendar'],
    explains: 'foreign change extra own goods',
    only: true,
  },
  {
    id: 'subsidy',
    answers: ['where', 'who'],
    when: ['subsidy !discount', 'moneyBack authority'],
    explains: 'authority pay price trade',
    only: true,
    takesAny: true,
  },
  {
    id: 'hire',
    answers: ['where', 'who', 'when'],
    takesAny: true,
    when: ['rentUs !customersRent !site !shop !calendar'],
    explains: 'price day soon customers',
    only: true,
  },
  {
    id: 'competitor',
    answers: ['who', 'why'],
    when: ['competitor !smallTalk !topSpot !moving !hosting !domain !google'],
    explains: 'price region place discount site shop',
  },
  {
    id: 'privacy',
    answers: ['who', 'where'],
    when: ['privacy !noPrivacy !cookies'],
    explains: 'address appointment callMe noCall phone mailAddress open about whatsapp change pay',
  },
  {
    id: 'ownCookies',
    answers: ['who'],
    when: ['cookies'],
    explains: 'change self price privacy extra site packages',
  },
  {
    id: 'smallTalk',
    answers: ['who', 'when', 'where', 'why'],
    when: ['smallTalk !site !shop !mail !hosting !calendar'],
    only: true,
  },
  {
    id: 'holiday',
    answers: ['when'],
    when: ['holiday open|reach|phone|now|day !site !shop !price'],
    explains: 'open reach day clock now phone address appointment comeOver',
  },
  {
    id: 'visit',
    answers: ['where', 'when', 'who'],
    when: ['visit !domain !hosting', 'comeOver !day !holiday !address !nowReally'],
    explains: 'device address appointment region place reach comeOver us open human',
  },
  {
    id: 'appointment',
    answers: ['where', 'when', 'who'],
    when: ['appointment !customers !quote !calendar !complaint', 'comeOver day coffee'],
    explains: 'mail mailAddress soon open day clock phone reach comeOver visit now price',
  },
] as const satisfies readonly Topic[]
