import { describe, expect, test } from 'vitest'
import { CLAIMS } from '@/features/company/model/claims'
import { containsKeyword, findRuleReply, parseKeywords } from '@/features/desk/model/rules'
import { chat as seeded } from '../../../seed/data/chat'

const rules = seeded.rules.map(({ label, keywords }) => ({ keywords: parseKeywords(keywords), reply: label }))

describe('a keyword', () => {
  test.each([
    ['Wat is de PRIJS?', 'prijs', true],
    ['Heb je een prijslijst', 'prijs', true],
    ['dumpprijs', 'prijs', false],
    ['een café in Enschede', 'cafe', true],
    ['een cafe', 'café', true],
    ['Hoe   duur is dat', 'hoe duur', true],
    ['hoe lang duurt dat', 'hoe duur', false],
    ['appeltaart', 'app', false],
    ['een app', 'app', true],
    ['maak een back-up!', 'back-up', true],
    ['van alles', '', false],
    ['van alles', '€', false],
  ])('is in %j as %j: %s', (message, keyword, found) => {
    expect(containsKeyword(message, [keyword])).toBe(found)
  })

  test('stands between commas or on a line of its own', () => {
    expect(parseKeywords(' prijs, hoe duur,\nkosten,, ')).toEqual(['prijs', 'hoe duur', 'kosten'])
  })
})

describe('the rules that a site begins with', () => {
  test.each([
    ['Wat kost een website?', 'Prijs'],
    ['Hoe duur is een webshop', 'Prijs'],
    ['Kan ik contact opnemen?', 'Contact'],
    ['Ik word liever gebeld', 'Contact'],
    ['Maken jullie ook websites?', 'Website'],
    ['Hoe lang duurt het?', 'Website'],
    ['Doen jullie SEO voor mijn website?', 'SEO'],
    ['Ik wil hoger in Google', 'SEO'],
    ['Onderhouden jullie mijn site ook?', 'Onderhoud'],
    ['Mag ik een offerte', 'Offerte'],
    ['Ik zoek een prijsopgave', 'Offerte'],
    ['Ik ben aannemer in Hengelo', 'Bouw'],
    ['Wij zitten in de bouw', 'Bouw'],
    ['bouw', 'Bouw, los woord'],
    ['Bouwen jullie ook een webshop?', 'Website'],
    ['Wat is jullie e-mailadres?', 'Contact, los woord'],
    ['email', 'Contact, los woord'],
    ['Krijg ik ook e-mailadressen bij mijn website?', 'Website'],
    ['Kan ik mailen?', 'Contact'],
    ['Ik heb een restaurant', 'Horeca'],
    ['We hebben een eetcafé', 'Horeca'],
    ['Hou je van pannenkoeken?', 'geen'],
  ])('%s is about %s', (message, topic) => {
    expect(findRuleReply(message, rules, 'geen')).toBe(topic)
  })

  test('name only claims that there are', () => {
    const named = [...JSON.stringify(seeded).matchAll(/\{(\w+)\}/g)].map(match => match[1])
    const known: string[] = [...CLAIMS.map(each => each.name), 'day', 'time']
    expect(named.filter(name => !known.includes(name ?? ''))).toEqual([])
  })

  test('the first that fits answers, and without any the fallback does', () => {
    const two = [
      { keywords: ['site'], reply: 'een' },
      { keywords: ['site', 'kost'], reply: 'twee' },
    ]
    expect(findRuleReply('wat kost een site', two, 'geen')).toBe('een')
    expect(findRuleReply('wat kost dat', two, 'geen')).toBe('twee')
    expect(findRuleReply('wat kost dat', [], 'geen')).toBe('geen')
  })
})
