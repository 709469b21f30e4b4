import { describe, expect, test } from 'vitest'
import { plainMessage } from '@/features/desk/model/chat'
import { answer } from '@/features/desk/model/reply'
import { seededChat } from '../../support/deskChat'
import questions from './questions.json'

const chat = seededChat()
const NIGHT = new Date('2026-11-25T21:00:00Z')

/** What a reader of each question was owed, in words that only the records can give. */
const OWED: Record<string, { topics: string; says: RegExp[] }> = {
  q01: {
    topics: 'maintenance',
    says: [/Website-abonnement zit onderhoud erin: € 156,09/, /apart op je offerte/],
  },
  q02: { topics: 'subsidy', says: [/niets zeker/, /gemeente/] },
  q03: { topics: 'hostingIncluded', says: [/Website-abonnement zit hosting erin/, /los bij: Basis Hosting/] },
  q04: { topics: 'references', says: [/Groenrand Hoveniers \(hovenier\)/] },
  q05: { topics: 'photos', says: [/eigen werk/] },
  q06: { topics: 'hostingPackage', says: [/12 pagina’s past Onbeperkt Hosting/, /€ 39,50/] },
  q07: { topics: 'seo', says: [/€ 114,95 tot € 302,50 per maand/] },
  q08: { topics: 'duration', says: [/2 tot 4 weken, met spoed 1 tot 2 weken/, /hangt af/] },
  q09: { topics: 'visit', says: [/komen bij je langs/] },
  q10: { topics: 'holiday', says: [/weet ik niet zeker/, /ma-vr 09:00-18:00/] },
  q11: { topics: 'openNow', says: [/Nu dicht. Morgen open vanaf 09:00/] },
  q12: { topics: 'texts', says: [/schrijven we samen met jou/] },
  q13: { topics: 'quoteAsk', says: [/configurator/, /binnen 24 uur een persoonlijke offerte/] },
  q14: { topics: 'prepayment', says: [/Vooruit betalen hoeft niet/, /14 dagen/] },
  q15: { topics: 'thanks', says: [/^Graag gedaan/] },
  q16: { topics: 'cancelNow', says: [/zelf niets opzeggen/, /een mail is genoeg/, /053/] },
  q17: { topics: 'vat', says: [/incl\. en excl\. 21% btw/] },
  q18: { topics: 'ownCookies', says: [/toestemming/, /kijken bij het bouwen met je mee/] },
  q19: { topics: 'privacy', says: [/verkopen geen gegevens/, /wissen/] },
  q20: {
    topics: 'cancelling',
    says: [/minstens 3 maanden, daarna met een maand opzegtermijn/, /een mail is genoeg/],
  },
  q21: { topics: 'selfEdit', says: [/^Ja\. Je krijgt een eigen inlog/] },
  q22: { topics: 'hosting', says: [/€ 19,50/, /€ 214,50/, /scheelt/] },
  q23: {
    topics: 'support',
    says: [/binnen 24 uur antwoord/, /alleen bij het Pro-pakket/, /Op zaterdag zijn we open van 10:00/],
  },
  q24: { topics: 'ownFile', says: [/kan ik niet kijken/, /053/] },
  q25: { topics: 'domain', says: [/€ 1 excl/, /€ 30 excl/, /dat kan ik hier niet zien/] },
  q26: { topics: 'outage', says: [/Bel ons meteen: 053/, /Nu dicht/] },
  q27: { topics: 'haggle', says: [/zelf niets afspreken/, /vanaf € 961,95/, /€ 156,09 per maand/] },
  q28: { topics: 'moving', says: [/verhuizen doen wij/, /mail blijft binnenkomen/] },
  q29: { topics: 'complaint', says: [/^Sorry/, /053/] },
  q30: { topics: 'device', says: [/repareren we niet/] },
  q31: { topics: 'seoPosition', says: [/kan niemand je eerlijk beloven/] },
  q32: { topics: 'invoice', says: [/binnen 14 dagen na de factuurdatum/] },
  q33: { topics: 'emailAddress', says: [/Extra e-mailadres is € 6,05 per maand/] },
  q34: { topics: 'garden', says: [/geen verstand van/] },
  q35: { topics: 'subscription', says: [/^Ja/, /€ 156,09 per maand/, /3 maanden/] },
  q36: { topics: 'human', says: [/^Ik ben een automaat/, /053/] },
  q37: { topics: 'outage', says: [/Bel ons meteen: 053/, /adres van je site/] },
  q38: { topics: 'job', says: [/weet ik niets/, /Mail info@/] },
  q39: { topics: 'emailBroken', says: [/Bel ons: 053/, /foutmelding/] },
  q40: { topics: 'appointment', says: [/^Je wilt donderdag na 4 uur/] },
  q41: { topics: 'shopPayments', says: [/iDEAL/, /dat weet ik niet/] },
  q42: { topics: 'callback', says: [/^Gerrit, je nummer 06 12345678/] },
  q43: { topics: 'product duration', says: [/vanaf € 961,95/, /2 tot 4 weken/] },
  q44: { topics: 'openDay', says: [/zaterdag om 19:30 zijn we dicht/, /10:00 tot 16:00/] },
  q45: { topics: 'ownVat', says: [/boekhouder/] },
  q46: { topics: 'product', says: [/^Bedrijfswebsite: vanaf € 961,95/] },
  q47: { topics: 'address openDay', says: [/Voorbeeldstraat 1/, /Op zondag zijn we dicht/] },
  q48: { topics: 'competitor', says: [/weet ik niet/, /Bij ons/] },
  q49: { topics: 'product', says: [/^Webshop basis: vanaf € 1\.813,79/] },
  q50: { topics: 'sponsor', says: [/niet over beslissen/] },
  q51: { topics: 'calendar', says: [/^Ja/, /Boekings- of reserveringssysteem: € 423,50 tot/] },
  q52: { topics: 'address', says: [/^Voorbeeldstraat 1, 7500 XX Enschede/] },
  q53: { topics: 'phone', says: [/053 000 00 00/, /Nu dicht/] },
  q54: { topics: 'quoteValidity', says: [/30 dagen geldig/] },
  q55: { topics: 'product', says: [/^Landingspagina is op aanvraag/] },
  q56: { topics: 'technique', says: [/weet ik niet zeker/] },
  q57: { topics: 'openDay', says: [/Op werkdagen om 07:30 zijn we dicht/, /09:00 tot 18:00/] },
  q58: { topics: 'hire', says: [/^Wij verhuren niets/] },
  q59: { topics: 'rush', says: [/1 tot 2 weken/, /beloven kan ik niet/] },
  q60: { topics: 'ownership', says: [/na betaling helemaal van jou/] },
}

describe.each(questions)('$id: $question', ({ id, question, handOver }) => {
  const { topics, text, handsOver } = answer(question, chat, NIGHT)

  test('is answered from the records', () => {
    const owed = OWED[id]
    expect(topics.join(' ')).toBe(owed?.topics)
    for (const words of owed?.says ?? [/never/])
      expect(plainMessage(text).replaceAll('\u00a0', ' ')).toMatch(words)
  })

  test('goes to a person where one is needed', () => {
    if (handOver) expect(handsOver).toBe(true)
  })
})
