import type { Topic } from './topic'

/** Who and where we are, and what one says to be polite. */
export const TALK_TOPICS = [
  {
    id: 'address',
    answers: ['where'],
    when: ['address !ownAddress !mailAddress !domain !hosting'],
    explains: 'region us place visit',
  },
  { id: 'parking', answers: ['where'], when: ['parking'], explains: 'address' },
  {
    id: 'openDay',
    answers: ['when'],
    when: [
      'day|clock open|reach|phone|comeOver|atWork !site !mail !openDayEvent !ownOpening !customers !greetingOnly',
    ],
    explains:
      'soon nowReally now phone greeting appointment visit human price callMe clock day open reach comeOver',
  },
  {
    id: 'openNow',
    answers: ['when'],
    when: [
      'open !openDayEvent !ownOpening !site !photos !page !shop',
      'reach !phone !address !site !mail',
      'reach|phone|comeOver nowReally',
    ],
    explains: 'now greeting us human phone',
  },
  { id: 'whatsapp', answers: ['where'], when: ['whatsapp !site !customers'], explains: 'phone mail' },
  {
    id: 'email',
    answers: ['where'],
    when: ['writeUs|ourMail !customers !broken !price'],
    explains: 'ourMail address mail mailAddress price',
  },
  {
    id: 'phone',
    answers: ['where'],
    when: [
      'phoneSure !foreign !registration',
      'phone !registration !ownNumber !mobile !customers !site !callMe !foreign',
    ],
    explains: 'greeting open now reach us human',
  },
  {
    id: 'subscription',
    answers: ['where'],
    when: ['subscription !seo !hosting !maintenance !social !foreign', 'packages price|difference'],
    explains: 'price pay packages site extra',
  },
  { id: 'about', answers: ['who', 'where'], when: ['about !human'], explains: 'price us site' },
  { id: 'process', when: ['process !cancel !ownFile'], explains: 'about price us' },
  {
    id: 'region',
    answers: ['where'],
    when: ['regionWords !references !technique !ai !seo !google', 'region place'],
    explains: 'place us',
  },
  { id: 'short', when: ['short'] },
  { id: 'thanks', when: ['reallyThanks', 'thanks'], explains: 'thanks' },
  { id: 'goodbye', when: ['goodbye'] },
  { id: 'greeting', when: ['greeting'] },
] as const satisfies readonly Topic[]
