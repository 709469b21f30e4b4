import { describe, expect, test } from 'vitest'
import { plainMessage } from '@/features/desk/model/chat'
import { answer, answerToOption, answerToText } from '@/features/desk/model/reply'
import { seededChat } from '../../support/deskChat'

const chat = seededChat()
/** Wednesday 25 November 2026, in Amsterdam. */
const MORNING = new Date('2026-11-25T09:00:00Z')
const NIGHT = new Date('2026-11-25T21:00:00Z')
const said = (question: string, now = MORNING) => plainMessage(answer(question, chat, now).text)
const topics = (question: string) => answer(question, chat, MORNING).topics.join(' ')

describe('opening hours', () => {
  test.each([
    ['zijn jullie nu open?', MORNING, 'We zijn nu open, tot 18:00.'],
    ['zijn jullie nu open?', NIGHT, 'Nu dicht. Morgen open vanaf 09:00.'],
    ['wat zijn de openigstijden', NIGHT, 'Open: ma-vr 09:00-18:00, za 10:00-16:00.'],
    ['ben je zaterdag open?', NIGHT, 'Op zaterdag zijn we open van 10:00 tot 16:00.'],
    ['zaterdagavond half 8 nog iemand aanwezig?', NIGHT, 'Op zaterdag om 19:30 zijn we dicht.'],
    ['kan ik jullie doordeweeks voor half 8 bellen?', NIGHT, 'Op werkdagen om 07:30 zijn we dicht.'],
    ['zijn jullie morgen om 4 uur open', NIGHT, 'Ja, morgen om 16:00 zijn we open'],
    ['kan ik zondag langs komen, zijn jullie open?', NIGHT, 'zondag zijn we dicht'],
    ['open met kerst?', NIGHT, 'Of we die dag open zijn, weet ik niet zeker.'],
  ])('%s', (question, now, expected) => {
    expect(said(question, now).toLowerCase()).toContain(expected.toLowerCase())
  })

  test('a day that staff closed is closed', () => {
    const closed = [{ from: '2026-11-25', until: '2026-11-27' }]
    const hours = { ...chat.facts.hours, closed }
    const { text } = answer('zijn jullie nu open?', { ...chat, facts: { ...chat.facts, hours } }, MORNING)
    expect(text).toContain('Nu dicht. Zaterdag open vanaf 10:00.')
  })
})

describe('a price stands in its record', () => {
  const named = (key: string) => {
    const sold = [...chat.facts.products, ...chat.facts.subscriptions].find(each => each.key === key)
    if (!sold?.price) throw new Error(`${key} has no price`)
    return sold.price
  }

  test.each([
    ['wat kst een webiste ongeveer', 'bedrijfswebsite'],
    ['en een webshop, wat ben ik dan kwijt?', 'webshopBasis'],
    ['wat kost een extra landingspagina', 'extraLandingspagina'],
    ['kan ik ook per maand betalen', 'websiteAbonnement'],
    ['wat kost seo per maand', 'vindbaarheid'],
    ['kan er een kalender op om te reserveren', 'boekingssysteem'],
  ])('%s', (question, key) => {
    expect(said(question)).toContain(named(key))
  })

  test('another price in the record is another answer', () => {
    const products = chat.facts.products.map(each => ({ ...each, price: '€ 1 incl. btw' }))
    const { text } = answer('wat kost een website', { ...chat, facts: { ...chat.facts, products } }, MORNING)
    expect(text).toContain('Bedrijfswebsite: € 1 incl. btw.')
  })

  test('a product that staff add is known by its name', () => {
    const sold = {
      key: 'drukwerk',
      name: 'Visitekaartjes',
      description: 'Honderd stuks.',
      price: '€ 50',
      lines: [],
    }
    const facts = { ...chat.facts, products: [...chat.facts.products, sold] }
    expect(answer('wat kosten visitekaartjes', { ...chat, facts }, MORNING).text).toContain(
      'Visitekaartjes: € 50.',
    )
  })

  test('the package fits the number of pages', () => {
    expect(said('welk hostingpakket voor 12 paginas')).toContain('Onbeperkt Hosting')
    expect(said('ik heb 3 paginas, is basis dan genoeg?')).toContain('Voor 3 pagina’s past Basis Hosting')
    expect(said('welke hosting heb ik nodig voor een webshop')).toContain('Webshop Hosting')
  })
})

describe('what cannot wait comes first', () => {
  test.each([
    ['mijn site ligt plat, en wat kost hosting?', 'outage'],
    ['mn mail doet het niet meer, wat kost een mailadres', 'emailBroken'],
    ['wat kost een webshop en hoe lang duurt dat', 'product duration'],
    ['zijn jullie zondag open en waar zit je precies?', 'address openDay'],
    ['hoi, ik zoek een website, wat kost dat?', 'product'],
  ])('%s: %s', (question, expected) => {
    expect(topics(question)).toBe(expected)
  })

  test('an outage gives the number, and says when somebody is there', () => {
    expect(said('mijn site ligt plat', MORNING)).toMatch(/^Vervelend. Bel ons meteen: 053 .*We zijn er nu/)
    expect(said('mijn site ligt plat', NIGHT)).toMatch(/053 .*Nu dicht. Morgen open vanaf 09:00./)
  })
})

describe('who wants to be called', () => {
  test('hears that nothing is noted yet, and finds the form', () => {
    const { text, opens } = answer('Kunnen jullie mij terugbellen? 06 12345678 Gerrit', chat, NIGHT)
    expect(text).toMatch(
      /^Gerrit, je nummer 06 12345678 staat hieronder al ingevuld\. .*dan staat het bij ons genoteerd/,
    )
    expect(opens).toEqual(['callback'])
  })
})

describe('what the records do not tell is handed over', () => {
  test.each([
    'werken jullie met wordpress?',
    'kan ik bij jullie parkeren?',
    'kan er een kaartje op mijn site',
    'kunnen jullie mijn bus bestickeren',
    'krijg ik garantie op de website',
  ])('%s', question => {
    const { handsOver, opens } = answer(question, chat, MORNING)
    expect([handsOver, opens]).toEqual([true, ['contact']])
  })

  test('also where staff left the answer empty', () => {
    const facts = { ...chat.facts, policies: {} }
    expect(
      answer(
        'van wie is de website',
        { ...chat, facts: { ...facts, terms: { ...facts.terms, ownership: '' } } },
        MORNING,
      ).handsOver,
    ).toBe(true)
    expect(answer('wie schrijft de teksten', { ...chat, facts }, MORNING).handsOver).toBe(true)
  })
})

test('a word on its own, or somebody who tells what he has, gets what staff wrote for it', () => {
  expect(said('ik heb een restaurant')).toMatch(/^Voor de horeca/)
  expect(said('bouw')).toMatch(/^Voor de bouw/)
})

test('a quick option is what staff wrote for it, and the appointment opens its form', () => {
  const { reply } = chat.options.appointment
  expect(answerToOption('appointment', chat)).toMatchObject({ text: reply, opens: ['appointment'] })
  expect(answerToText(chat.options.quote.label, chat, MORNING).text).toBe(chat.options.quote.reply)
  expect(answerToText('adres?', chat, MORNING).text).toContain(chat.facts.company.street)
})
