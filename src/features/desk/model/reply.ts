import type { Answering, Asked, Reply } from './answer'
import { type Chat, type Panel, QUICK_OPTIONS, type QuickOptionId } from './chat'
import { findProducts, PRICE } from './products'
import { type Question, readQuestion } from './question'
import { findRuleReply } from './rules'
import { TALK_ANSWERS } from './talkAnswers'
import { TOPICS, type TopicId } from './topics'
import { URGENT_ANSWERS } from './urgentAnswers'
import { WORK_ANSWERS } from './workAnswers'

/** `topics` is what the question was taken to be about, the most urgent first; empty when nothing was recognised. */
export type Answer = { text: string; opens: readonly Panel[]; handsOver: boolean; topics: TopicId[] }

const ANSWERS: Record<TopicId, Answering> = { ...URGENT_ANSWERS, ...WORK_ANSWERS, ...TALK_ANSWERS }

const MAX_ANSWERS = 2

/** What one says to be polite: it adds nothing to another answer. */
const COURTESIES: readonly TopicId[] = ['thanks', 'goodbye', 'greeting']

/** Who types a number wants to be called on it. */
const BESIDE_A_NUMBER: readonly TopicId[] = ['phone', 'openDay', 'openNow', 'email', 'callback']

/** Answers a question from the records, the most urgent part of it first. What they do not tell is handed over. */
export function answer(raw: string, chat: Chat, now: Date): Answer {
  const question = readQuestion(raw)
  const asked: Asked = { question, facts: chat.facts, chat, now }
  const topics = topicsOf(question, asked)
  const replies = topics
    .map(id => ({ id, reply: ANSWERS[id](asked) }))
    .filter((each): each is { id: TopicId; reply: Reply } => each.reply !== null)
    .slice(0, MAX_ANSWERS)
  return replies.length > 0 ? joined(replies) : withoutTopic(raw, chat)
}

export function topicsOf({ words, phone }: Question, { facts }: Pick<Asked, 'facts'>): TopicId[] {
  const found = TOPICS.filter(
    topic => topic.when.test(words) && !('unless' in topic && topic.unless.test(words)),
  )
  const all: Found[] = [...found]
  const isOnlyNamed =
    found.every(({ id }) => COURTESIES.includes(id)) && findProducts(words, facts).length > 0
  const isProduct = isOnlyNamed || PRICE.test(words)
  if (isProduct) all.splice(placeOfProduct(found), 0, { id: 'product' })
  const [first] = all
  if (first && 'silences' in first && first.silences === 'all') return [first.id]
  const left = all
    .filter((topic, at) => !all.some((other, place) => isSilenced(topic, at, other, place)))
    .map(({ id }) => id)
  const serious = left.filter(id => !COURTESIES.includes(id))
  if (phone && serious.every(id => BESIDE_A_NUMBER.includes(id))) return ['callback']
  return serious.length > 0 ? serious : left
}

type Found = { id: TopicId; silences?: readonly string[] | 'all' }

/** Of two that silence each other, the more urgent one is heard. */
function isSilenced(topic: Found, at: number, other: Found, place: number): boolean {
  const silences = (one: Found, two: Found) => Array.isArray(one.silences) && one.silences.includes(two.id)
  return silences(other, topic) && !(at < place && silences(topic, other))
}

/** Behind what is urgent or about money, before what is merely told along. */
function placeOfProduct(found: readonly { id: string }[]): number {
  const place = found.findIndex(({ id }) => AFTER_PRODUCT.includes(id))
  return place === -1 ? found.length : place
}

const AFTER_PRODUCT = TOPICS.map(({ id }) => id as string).slice(TOPICS.findIndex(({ id }) => id === 'rush'))

function joined(replies: { id: TopicId; reply: Reply }[]): Answer {
  return {
    text: replies.map(({ reply }) => closeGaps(reply.text)).join('\n\n'),
    opens: [...new Set(replies.flatMap(({ reply }) => reply.opens ?? []))],
    handsOver: replies.some(({ reply }) => reply.handsOver),
    topics: replies.map(({ id }) => id),
  }
}

/** A claim that is not shown leaves a gap in its sentence. */
const closeGaps = (text: string) => text.replace(/ {2,}/g, ' ').replace(/^[.,] /, '')

/** Staff's own rules come next. Without one, the visitor hears that the desk does not know. */
function withoutTopic(raw: string, chat: Chat): Answer {
  const rule = isOpenQuestion(raw) ? findRuleReply(raw, chat.rules, '') : ''
  return {
    text: rule || chat.fallback,
    opens: rule ? [] : ['contact'],
    handsOver: !rule,
    topics: [],
  }
}

/** Somebody who tells what he has or looks for. To anything more precise, a general answer would be a wrong one. */
const isOpenQuestion = (raw: string) =>
  OFFERS.test(readQuestion(raw).words) || raw.trim().split(/\s+/).length <= MAX_KEYWORDS

const MAX_KEYWORDS = 3
const OFFERS =
  / (?:maken|maak|bouwen|bouw|zoek|zoeken|zoekt|wil|willen|wou|nodig|heb|hebben|wij|zitten|zit|ben|run) /

export function answerToOption(id: QuickOptionId, chat: Chat): Answer {
  const option = QUICK_OPTIONS.find(each => each.id === id)
  if (!option) throw new Error(`unknown quick option ${id}`)
  return { text: chat.options[id].reply, opens: option.opens, handsOver: false, topics: [] }
}

export function answerToText(text: string, chat: Chat, now: Date): Answer {
  const option = QUICK_OPTIONS.find(({ id }) => chat.options[id].label === text)
  return option ? answerToOption(option.id, chat) : answer(text, chat, now)
}
