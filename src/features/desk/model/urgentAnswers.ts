import { CALL_ME } from '@/features/leads/model/lead'
import { type Answering, handOver, mailOf, phoneOf, sentences, TERMS } from './answer'
import { dayAnswer, hoursSentence, isOpenNow, openSentence } from './openingAnswers'
import type { TopicId } from './topics'
import { inFigures } from './words/mend'

const CALL_BACK_FORM = 'Laat anders hieronder je nummer achter, dan bellen wij jou.'

/** What cannot wait, and what a person has to do. */
export const URGENT_ANSWERS = {
  outage: asked => {
    const { facts, now } = asked
    const when = isOpenNow(facts, now)
      ? 'We zijn er nu en kijken meteen mee.'
      : `${openSentence(facts, now)} Laat hieronder je nummer achter, dan bellen we zodra we er zijn.`
    return {
      text: `Vervelend. Bel ons meteen: ${phoneOf(facts)}. Een storing gaat voor. ${when} Houd het adres van je site bij de hand. Wat je zelf kunt nakijken, staat bij [support](/support).`,
      opens: ['contact'],
      handsOver: true,
    }
  },
  emailBroken: ({ facts, now }) => ({
    text: `Vervelend. Bel ons: ${phoneOf(facts)}. ${openSentence(facts, now)} Houd je mailadres en de tekst van de foutmelding bij de hand. Wat je zelf kunt nakijken, staat bij [support](/support).`,
    opens: ['contact'],
    handsOver: true,
  }),
  logIn: ({ facts }) => ({
    text: `Inloggen bij je hosting doe je [hier](/hosting-login). Wachtwoord kwijt? Vraag [een nieuw wachtwoord](/wachtwoord-vergeten) aan. Lukt het niet, bel dan ${phoneOf(facts)}.`,
  }),
  complaint: asked => {
    const reply = handOver(
      'Sorry, dat hoort niet. Ik kan van hieruit niet zien wat er is afgesproken.',
      asked,
    )
    return { ...reply, text: `${reply.text} ${CALL_BACK_FORM}` }
  },
  cancelNow: ({ facts, now }) => ({
    text: sentences(
      'Dat begrijp ik. Ik kan vanuit de chat zelf niets opzeggen.',
      facts.policies.cancelling || facts.terms.cancelling,
      facts.claims.subscriptionTerm,
      `Mail ${mailOf(facts)} of bel ${phoneOf(facts)}, dan krijg je iemand die het afhandelt.`,
      openSentence(facts, now),
    ),
    opens: ['contact'],
    handsOver: true,
  }),
  human: ({ facts, now }) => ({
    text: `Ik ben een automaat en antwoord uit wat hier is vastgelegd. Een mens spreek je zo: bel ${phoneOf(facts)}. ${openSentence(facts, now)} ${CALL_BACK_FORM}`,
    opens: ['contact'],
    handsOver: true,
  }),
  callback: ({ question, facts, now }) => {
    const { phone, name } = question
    const known = phone
      ? `${name ? `${name}, je` : 'Je'} nummer ${phone} staat hieronder al ingevuld.`
      : 'Vul hieronder je naam en nummer in.'
    return {
      text: `${known} Kies wanneer we bellen en druk op “${CALL_ME}”: dan staat het bij ons genoteerd. ${openSentence(facts, now)}`,
      opens: ['callback'],
      handsOver: true,
    }
  },
  ownFile: asked =>
    handOver(
      'In jouw gegevens kan ik niet kijken, dus hoe het ervoor staat weet ik niet. Een collega zoekt het op.',
      asked,
      ['contact'],
    ),
  visit: asked => {
    const text = asked.facts.policies.visit
    if (!text)
      return handOver(sentences(asked.facts.visitingHours, NOT_RECORDED_VISIT), asked, ['appointment'])
    return { text: sentences(text, asked.chat.appointmentSentence), opens: ['appointment'], handsOver: true }
  },
  appointment: ({ question, facts, now, chat }) => {
    const wish = wishOf(inFigures(question.raw))
    const day = dayAnswer(question, facts, now)
    return {
      text: sentences(wish && `Je wilt ${wish}.`, day?.isClosed && day.text, chat.appointmentSentence),
      opens: ['appointment'],
      handsOver: true,
    }
  },
  holiday: asked =>
    handOver(
      sentences('Of we die dag open zijn, weet ik niet zeker.', `Gewone week: ${hoursSentence(asked.facts)}`),
      asked,
    ),
  openDay: ({ question, facts, now }) => {
    const day = dayAnswer(question, facts, now)
    if (!day) return { text: sentences(openSentence(facts, now), hoursSentence(facts)) }
    if (!day.isClosed) return { text: day.text }
    return {
      text: sentences(
        day.text,
        hoursSentence(facts),
        'Laat gerust je nummer achter, dan bellen we je als we er zijn.',
      ),
      opens: ['contact'],
    }
  },
  openNow: ({ facts, now }) => ({ text: sentences(openSentence(facts, now), hoursSentence(facts)) }),
  privacy: ({ facts }) => ({
    text: sentences(
      'Wat je hier typt, blijft in je eigen browser tot je zelf een formulier verstuurt. Daarna gebruiken we het om jou te antwoorden.',
      facts.terms.sharing,
      facts.terms.keeping,
      `Je mag je gegevens laten wissen: mail ${mailOf(facts)}. Alles staat in [de privacyverklaring](/privacy).`,
    ),
  }),
  cancelling: ({ facts }) => {
    const { policies, terms, claims } = facts
    const text = sentences(claims.subscriptionTerm, policies.cancelling || terms.cancelling)
    return text ? { text: `${text} Alles staat in ${TERMS}.` } : null
  },
} satisfies Partial<Record<TopicId, Answering>>

const NOT_RECORDED_VISIT = 'Of we bij jou langskomen spreken we samen af.'

const WISH =
  /\b((?:(?:volgende week|volgende|aanstaande|komende|deze) )?(?:maan|dins|woens|donder|vrij|zater|zon)dag\w*|morgen\w*|overmorgen|vandaag|vanmiddag)((?: (?:om|na|voor|rond|vanaf|tussen|half|kwart|over|uur|(?:aan het )?(?:begin|eind|einde) van de (?:ochtend|middag|dag)|in de (?:ochtend|middag)|\d{1,2}(?:[:.]\d{2})?))*)/i

/** `donderdag na 4 uur`, as it was typed. */
function wishOf(raw: string): string | null {
  return WISH.exec(raw)?.[0].trim() ?? null
}
