import type { Topic } from './topic'

/** What is not ours to answer, and when and how to meet. */
export const OTHER_TOPICS = [
  {
    id: 'device',
    when: ['device repair|broken !site !shop !calendar !mobile', 'device repairThem'],
    only: true,
  },
  {
    id: 'ownVat',
    takesAny: true,
    when: ['btw|tax ownWork', 'ownWork garden tax|btw'],
    only: true,
  },
  {
    id: 'garden',
    when: ['garden gardenAsk !site !shop !page !photos !google !seo !btw !customers !quote !calendar !texts'],
    only: true,
  },
  { id: 'job', when: ['job !site !foreign'], only: true, takesAny: true },
  {
    id: 'sponsor',
    when: ['sponsor !site !calendar'],
    explains: 'foreign change extra own goods',
    only: true,
  },
  { id: 'subsidy', when: ['subsidy !discount'], explains: 'authority pay price', only: true },
  {
    id: 'hire',
    takesAny: true,
    when: ['rentUs !customersRent !site !shop !calendar'],
    only: true,
  },
  {
    id: 'competitor',
    when: ['competitor !smallTalk !topSpot !moving !hosting !domain !google'],
    explains: 'price region place discount site shop',
  },
  {
    id: 'privacy',
    when: ['privacy !noPrivacy !cookies'],
    explains: 'address appointment callMe noCall phone mailAddress open about whatsapp change pay',
  },
  { id: 'ownCookies', when: ['cookies'], explains: 'price privacy extra site packages' },
  { id: 'smallTalk', when: ['smallTalk !site !shop !mail !hosting !calendar'], only: true },
  {
    id: 'holiday',
    when: ['holiday open|reach|phone|now|day !site !shop !price'],
    explains: 'open reach day clock now phone address appointment comeOver',
  },
  {
    id: 'visit',
    when: ['visit !domain !hosting', 'comeOver !day !holiday'],
    explains: 'address appointment region place reach comeOver us open human',
  },
  {
    id: 'appointment',
    when: ['appointment !customers !quote !calendar !complaint', 'comeOver day coffee'],
    explains: 'soon open day clock phone reach comeOver visit now price',
  },
] as const satisfies readonly Topic[]
