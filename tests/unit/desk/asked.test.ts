import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { answer } from '@/features/desk/model/reply'
import { seededChat } from '../../support/deskChat'

const chat = seededChat()
const NIGHT = new Date('2026-11-25T21:00:00Z')

/** `handOver`: no topic, so a person. */
const topicsOf = (question: string) => {
  const { topics, handsOver } = answer(question, chat, NIGHT)
  return topics.join(' ') || (handsOver ? 'handOver' : 'keyword')
}

const linesOf = (file: string) =>
  readFileSync(new URL(`asked/${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

/** Rows of `topics | question`. */
describe.each(['otherWords', 'short', 'spoken', 'told'])('a question in %s', file => {
  const rows = linesOf(file).map(line => line.split(' | '))

  test.each(rows)('is about %s: %s', (topics = '', question = '') => {
    expect(topicsOf(question)).toBe(topics)
  })
})

test.each(linesOf('notOurs'))('%s goes to a person', question => {
  expect(topicsOf(question)).toBe('handOver')
})

describe('two questions', () => {
  test.each([
    ['wat kost een site en hoe lang duurt dat', 'product duration'],
    ['Op welk adres zit u en bent u zaterdag geopend?', 'address openDay'],
    ['Graag een afspraak, ik ben jan@proef.example', 'appointment'],
    ['mijn site ligt plat en wat kost hosting eigenlijk', 'outage'],
  ])('%s: %s', (question, topics) => {
    expect(topicsOf(question)).toBe(topics)
  })

  test('of which one is nobody’s get an answer and a person', () => {
    const { topics, text, handsOver } = answer(
      'Wat kost een website? En kunnen jullie mijn bus bestickeren?',
      chat,
      NIGHT,
    )
    expect(topics).toEqual(['product'])
    expect(text).toMatch(/^Bedrijfswebsite: .*\n\nOp je andere vraag weet ik geen antwoord/s)
    expect(handsOver).toBe(true)
  })
})

describe('somebody who tells what he wants gets what staff wrote for it', () => {
  test.each([
    'hoi ik wil een website',
    'Maken jullie ook websites?',
    'ik ben bakker en zoek een webshop',
    'Ik wil graag een website laten maken voor mijn schildersbedrijf',
  ])('%s', question => {
    expect(topicsOf(question)).toBe('keyword')
  })
})

describe('a mistyped word', () => {
  test.each([
    ['wat kost een webiste', 'product'],
    ['openigstijden', 'openNow'],
    ['hoe lang is een offrte geldig', 'quoteValidity'],
    ['kan ik mijn abonement opzegen', 'cancelling'],
    ['ik wil een afspaak maken', 'appointment'],
  ])('%s: %s', (question, topics) => {
    expect(topicsOf(question)).toBe(topics)
  })
})
