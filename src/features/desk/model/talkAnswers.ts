import {
  type Answering,
  handOver,
  link,
  mailOf,
  NOT_KNOWN,
  PRICES,
  phoneOf,
  policy,
  sentences,
} from './answer'
import { greetingAt } from './chat'
import { hoursSentence, openSentence } from './openingAnswers'
import { productWithKey } from './products'
import type { TopicId } from './topics'

const OURS = 'Wij maken websites, webshops en hosting'

/** Who and where we are, what is not ours to answer, and what one says to be polite. */
export const TALK_ANSWERS = {
  device: () => ({
    text: `${OURS}. Apparaten repareren we niet. Is er iets met je site of je mail, zeg het dan gerust.`,
  }),
  smallTalk: () => ({ text: 'Daar ga ik niet over: ik weet iets van websites, webshops en hosting.' }),
  garden: () => ({
    text: `Daar heb ik geen verstand van: ik weet iets van websites. Wil je er klanten mee vinden, dan help ik je graag.`,
  }),
  ownVat: () => ({
    text: 'Over jouw eigen btw kan ik niets zeggen: vraag het je boekhouder of de Belastingdienst. Over onze prijzen weet ik het wel.',
  }),
  hire: () => ({ text: `Wij verhuren niets. ${OURS}, ook voor verhuurbedrijven.` }),
  subsidy: () => ({
    text: `Van subsidies weet ik niets zeker. Vraag het je gemeente, de provincie of RVO. Wat een site bij ons kost, staat bij ${PRICES}.`,
  }),
  competitor: ({ facts }) => {
    const website = productWithKey(facts, 'bedrijfswebsite')
    return {
      text: sentences(
        'Wat een ander vraagt of maakt, weet ik niet.',
        website?.price &&
          `Bij ons kost een ${website.name.toLowerCase()} ${website.price}. Alles staat bij ${PRICES}.`,
      ),
    }
  },
  job: asked =>
    handOver(
      `Over werk of een stage weet ik niets. Mail ${mailOf(asked.facts)}, dan leest iemand het die erover gaat.`,
      asked,
    ),
  sponsor: asked =>
    handOver(
      `Daar kan ik niet over beslissen. Mail ${mailOf(asked.facts)}, dan komt het bij de juiste persoon.`,
      asked,
    ),
  address: ({ facts }) => {
    const { street, postcode, city } = facts.company
    return {
      text: sentences(
        `${street}, ${postcode} ${city}.`,
        `De kaart en de route staan bij ${link('contact', '/contact')}. Bel even van tevoren, of maak een afspraak.`,
      ),
    }
  },
  parking: asked => handOver(NOT_KNOWN, asked),
  phone: ({ facts, now, chat }) => ({
    text: sentences(
      `Je belt ons op ${phoneOf(facts)}.`,
      openSentence(facts, now),
      hoursSentence(facts),
      chat.contactSentence,
    ),
    opens: ['contact'],
  }),
  whatsapp: ({ facts, now, chat }) => ({
    text: sentences(
      `Appen kan op ${facts.company.whatsapp}.`,
      openSentence(facts, now),
      chat.contactSentence,
    ),
    opens: ['contact'],
  }),
  email: ({ facts, chat }) => ({
    text: sentences(
      `Ons mailadres is ${mailOf(facts)}.`,
      `Je krijgt ${facts.claims.responseTime} antwoord.`,
      chat.contactSentence,
    ),
    opens: ['contact'],
  }),
  about: policy('about'),
  process: policy('process'),
  region: policy('region'),
  registration: ({ facts }) => {
    const { kvk, vatId } = facts.company
    return kvk
      ? { text: sentences(`Ons KVK-nummer is ${kvk}.`, vatId && `Ons btw-nummer is ${vatId}.`) }
      : null
  },
  short: ({ chat }) => ({
    text: `Vertel in een paar woorden waar het over gaat. ${chat.contactSentence}`,
    opens: ['contact'],
  }),
  thanks: () => ({ text: 'Graag gedaan. Heb je nog een vraag, typ hem gerust.' }),
  goodbye: () => ({ text: 'Tot ziens, en succes met je werk.' }),
  greeting: ({ chat, now }) => ({ text: greetingAt(now, chat.greetings) }),
} satisfies Partial<Record<TopicId, Answering>>
