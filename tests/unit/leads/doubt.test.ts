import { describe, expect, test } from 'vitest'
import {
  comparedText,
  type DoubtSign,
  doubtReasons,
  isDoubtMailDue,
  judge,
  type Repetition,
  type Written,
} from '@/features/leads/model/doubt'
import type { GuardSign } from '@/platform/forms/fields'

type Case = [string, { guard?: GuardSign[]; repeated?: Partial<Repetition> } & Partial<Written>, DoubtSign[]]

const NOBODY: Repetition = { sameText: 0, sameAddress: 0 }
const QUESTION = 'Kunnen jullie een webshop maken voor mijn kwekerij in Losser? Nu staat alles op Facebook.'

const judged = ({ guard = [], repeated = {}, ...written }: Case[1]) =>
  judge(
    guard,
    { name: 'Jan Proef', lines: ['06 00 00 00 09', 'Een vraag'], text: QUESTION, ...written },
    { ...NOBODY, ...repeated },
  )

describe('no doubt about', () => {
  const CASES: Case[] = [
    ['a question', {}, []],
    ['a form without a text', { text: '' }, []],
    ['a form that a browser filled in within a second', { guard: ['speed'] }, ['speed']],
    ['the address of a site of one’s own', { text: 'Kijk op https://kwekerij.example, dat moet nieuw.' }, []],
    [
      'two examples of sites, filled in fast',
      { guard: ['speed'], text: 'Zoiets als www.een.example of www.twee.example' },
      ['speed', 'links'],
    ],
    ['a name in another script', { name: 'Иван Петров' }, []],
    ['a few foreign words in a Dutch text', { text: `${QUESTION} Ook in het Arabisch: مرحبا بكم` }, []],
    [
      'a trade that spam writes about too',
      { text: 'Wij verhuren casino-tafels voor feesten.' },
      ['spamWord'],
    ],
    ['the same text of one other address', { repeated: { sameText: 1 } }, []],
    ['a fifth request of one address', { repeated: { sameAddress: 4 } }, ['sameAddress']],
    [
      'the fast fifth request of one address',
      { guard: ['speed'], repeated: { sameAddress: 4 } },
      ['speed', 'sameAddress'],
    ],
    ['a smaller-than sign', { text: 'Budget < 2000 euro, levering > 4 weken. Geen <b> nodig.' }, []],
  ]
  test.each(CASES)('%s', (_name, form, signs) => {
    expect(judged(form)).toMatchObject({ doubt: null, signs })
  })
})

describe('doubtful is', () => {
  const CASES: Case[] = [
    ['the hidden field alone: a browser may fill it in', { guard: ['honeypot'] }, ['honeypot']],
    ['a link as a name', { name: 'Win www.prijs.example' }, ['linkInName']],
    ['a text with four links', { text: 'https://a.example '.repeat(4) }, ['manyLinks']],
    ['a link in markup', { text: 'Zie <a href="https://a.example">hier</a>' }, ['markup']],
    ['a link in the code of a forum', { text: '[url=https://a.example]hier[/url]' }, ['markup']],
    ['a text in another script', { text: 'Предлагаем продвижение сайтов недорого' }, ['foreignScript']],
    ['two words of advertising', { text: 'Cheap backlinks and guest posts.' }, ['spamWords']],
    [
      'a word of advertising with two links',
      { text: 'Best casino: www.a.example or www.b.example' },
      ['links', 'spamWord'],
    ],
    ['the same text of two other addresses', { repeated: { sameText: 2 } }, ['sameText']],
    [
      'many requests of one address with a word of advertising',
      { text: 'Bitcoin kopen?', repeated: { sameAddress: 6 } },
      ['spamWord', 'sameAddress'],
    ],
  ]
  test.each(CASES)('%s', (_name, form, signs) => {
    expect(judged(form)).toMatchObject({ doubt: 'doubtful', signs })
  })
})

describe('a machine fills in the hidden field and', () => {
  const CASES: Case[] = [
    ['is fast', { guard: ['honeypot', 'speed'] }, ['honeypot', 'speed']],
    ['sends links', { guard: ['honeypot'], text: 'www.a.example www.b.example' }, ['honeypot', 'links']],
    ['repeats itself', { guard: ['honeypot'], repeated: { sameText: 9 } }, ['honeypot', 'sameText']],
  ]
  test.each(CASES)('%s', (_name, form, signs) => {
    expect(judged(form)).toMatchObject({ doubt: 'machine', signs })
  })
})

test('the score is the sum of the signs', () => {
  expect(judged({}).score).toBe(0)
  expect(judged({ guard: ['honeypot', 'speed'] }).score).toBe(6)
})

test('reasons are read in Dutch, also where an earlier version kept none', () => {
  expect(doubtReasons(['speed', 'honeypot', 'later'])).toEqual([
    'Verborgen veld ingevuld',
    'Binnen 3 seconden verzonden',
  ])
  expect(doubtReasons([])).toEqual(['Eerder al apart gehouden'])
})

test('only texts of some length are compared', () => {
  expect(comparedText({ name: '', lines: [], text: 'Bel me terug.' })).toBeNull()
  expect(comparedText({ name: '', lines: [], text: QUESTION })).toBe(QUESTION)
})

test.each([
  ['in the morning', '2026-11-25T07:30:00Z', null, true],
  ['at night', '2026-11-25T02:30:00Z', null, false],
  ['again on the same day', '2026-11-25T15:00:00Z', '2026-11-25T07:30:00Z', false],
  ['the day after', '2026-11-26T07:05:00Z', '2026-11-25T15:00:00Z', true],
])('staff are mailed %s', (_name, now, last, isDue) => {
  expect(isDoubtMailDue(new Date(now), last ? new Date(last) : null)).toBe(isDue)
})
