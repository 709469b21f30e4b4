import { mailLink, telephoneLink } from '@/platform/text/contactLinks'
import type { Chat, Panel } from './chat'
import type { DeskFacts, PolicyName } from './facts'
import { openSentence } from './openingAnswers'
import type { Question } from './question'

/** `handsOver`: a person has to go on with it. */
export type Reply = { text: string; opens?: readonly Panel[]; handsOver?: true }

export type Asked = { question: Question; facts: DeskFacts; chat: Chat; now: Date }

/** Null: the records do not tell. */
export type Answering = (asked: Asked) => Reply | null

export const link = (label: string, href: string) => `[${label}](${href})`

export const phoneOf = ({ company }: DeskFacts) => link(company.phone, telephoneLink(company.phone))
export const mailOf = ({ company }: DeskFacts) => link(company.email, mailLink(company.email))

export const PRICES = link('de prijzen', '/prijzen')
export const CONFIGURATOR = link('configurator', '/configurator')
export const TERMS = link('de algemene voorwaarden', '/algemene-voorwaarden')

export const sentences = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(' ')

/** What a person must go on with: says so, and opens the ways to one. */
export function handOver(text: string, { facts, now }: Asked, opens: readonly Panel[] = ['contact']): Reply {
  return { text: sentences(text, `Bel ${phoneOf(facts)}.`, openSentence(facts, now)), opens, handsOver: true }
}

export const NOT_KNOWN = 'Dat weet ik niet zeker, dus vraag het liever even aan iemand van ons.'

/** Staff's own text, or a hand-over while they wrote none. */
export function policy(name: PolicyName): Answering {
  return asked => {
    const text = asked.facts.policies[name]
    return text ? { text } : handOver(NOT_KNOWN, asked)
  }
}

export const said = (text: string | undefined): Reply | null => (text ? { text } : null)
