import type { Topic } from './topic'

/** What cannot wait, and what a person has to do. */
export const URGENT_TOPICS = [
  {
    id: 'emailBroken',
    answers: ['where', 'who', 'when', 'why'],
    when: ['mail|mailAddress mailBroken|broken !moving !brokenLater !complaint'],
    isUrgent: true,
  },
  {
    id: 'outage',
    answers: ['where', 'who', 'when', 'why'],
    when: [
      'site|page|shop|hosting|domain|calendar|it broken !brokenLater !device !foreign !oldSite !readyBy !howLong !social',
    ],
    isUrgent: true,
  },
  { id: 'logIn', answers: ['where'], when: ['logIn'], explains: 'broken self change hosting price site' },
  {
    id: 'complaint',
    answers: ['where', 'who', 'when', 'why'],
    when: ['complaint !cancelNow !hypothetical !privacy !thanks'],
    isUrgent: true,
  },
  {
    id: 'cancelNow',
    takesAny: true,
    answers: ['where', 'who', 'when'],
    when: ['cancelNow !perhaps !foreign !rent'],
    explains: 'hostingSize hosting price cancel human subscription packages broken moving site pay invoice',
  },
  {
    id: 'human',
    answers: ['where', 'who'],
    when: ['human !ai !appointment !visit'],
    explains: 'phone greeting reach now open ai day device callMe',
  },
  {
    id: 'callback',
    answers: ['who', 'when'],
    when: ['callMe !privacy !noCall !calendar !customers'],
    explains: 'soon phone open reach day clock now appointment human',
  },
  {
    id: 'ownFile',
    takesAny: true,
    answers: ['where', 'who', 'when', 'why'],
    when: ['ownFile !validity !registered'],
    explains: 'quote howLong whenReady invoice price open day prepay site pay human readyBy',
  },
] as const satisfies readonly Topic[]
