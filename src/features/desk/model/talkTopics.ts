import type { Topic } from './topic'

/** Who and where we are, and what one says to be polite. */
export const TALK_TOPICS = [
  {
    id: 'address',
    when: ['address !mailAddress !domain !hosting'],
    explains: 'region us place visit',
  },
  { id: 'parking', when: ['parking'], explains: 'address' },
  {
    id: 'openDay',
    when: ['day|clock open|reach|phone|comeOver|atWork !openDayEvent !customers !greetingOnly'],
    explains:
      'soon nowReally now phone greeting appointment visit human price callMe clock day open reach comeOver',
  },
  {
    id: 'openNow',
    when: ['open !openDayEvent !site !photos !page !shop', 'reach !phone', 'reach|phone nowReally'],
    explains: 'now greeting us human phone',
  },
  { id: 'whatsapp', when: ['whatsapp !site !customers'], explains: 'phone mail' },
  {
    id: 'email',
    when: ['writeUs|ourMail !customers !broken !price'],
    explains: 'ourMail address mail mailAddress price',
  },
  {
    id: 'phone',
    when: ['phoneSure !foreign', 'phone !mobile !customers !site !callMe !foreign'],
    explains: 'greeting open now reach us human',
  },
  {
    id: 'subscription',
    when: ['subscription !seo !hosting !maintenance !social !foreign', 'packages price|difference'],
    explains: 'price pay packages site extra',
  },
  { id: 'about', when: ['about !human'], explains: 'price us site' },
  { id: 'process', when: ['process !cancel !ownFile'], explains: 'about price us' },
  { id: 'region', when: ['regionWords !technique !ai !seo !google', 'region place'], explains: 'place us' },
  { id: 'short', when: ['short'] },
  { id: 'thanks', when: ['reallyThanks', 'thanks'], explains: 'thanks' },
  { id: 'goodbye', when: ['goodbye'] },
  { id: 'greeting', when: ['greeting'] },
] as const satisfies readonly Topic[]
