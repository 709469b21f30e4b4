import type { Answering, Asked, Reply } from './answer'
import { type Chat, type Panel, QUICK_OPTIONS, type QuickOptionId } from './chat'
import type { DeskFacts } from './facts'
import { type Question, readQuestion } from './question'
import { type Recognised, recognise } from './recognise'
import { findRuleReply } from './rules'
import { TALK_ANSWERS } from './talkAnswers'
import { COURTESIES, type TopicId } from './topics'
import { URGENT_ANSWERS } from './urgentAnswers'
import { WORK_ANSWERS } from './workAnswers'

/** `topics` is what the question was taken to be about, the most urgent first; empty when nothing was recognised. */
export type Answer = { text: string; opens: readonly Panel[]; handsOver: boolean; topics: TopicId[] }

const ANSWERS: Record<TopicId, Answering> = { ...URGENT_ANSWERS, ...WORK_ANSWERS, ...TALK_ANSWERS }

const MAX_ANSWERS = 2

/** Who types a number wants to be called on it. */
const BESIDE_A_NUMBER: readonly TopicId[] = ['phone', 'openDay', 'openNow', 'email', 'callback']

/** Answers a question from the records, the most urgent part of it first. What they do not tell is handed over. */
export function answer(raw: string, chat: Chat, now: Date): Answer {
  const question = readQuestion(raw, namesOf(chat.facts))
  const asked: Asked = { question, facts: chat.facts, chat, now }
  const recognised = recognise(question)
  const replies = topicsOf(recognised, question)
    .map(id => ({ id, reply: ANSWERS[id](asked) }))
    .filter((each): each is { id: TopicId; reply: Reply } => each.reply !== null)
    .slice(0, MAX_ANSWERS)
  if (replies.length === 0) return withoutTopic(raw, chat, recognised)
  const known = joined(replies)
  return recognised.leavesQuestion && !known.handsOver ? withHandOver(known, chat) : known
}

const namesOf = ({ products, subscriptions }: DeskFacts) =>
  [...products, ...subscriptions].map(({ name }) => name.toLowerCase())

function topicsOf({ topics }: Recognised, { phone }: Question): TopicId[] {
  const serious = topics.filter(id => !COURTESIES.includes(id))
  if (phone && serious.every(id => BESIDE_A_NUMBER.includes(id))) return ['callback']
  return serious.length > 0 ? serious : topics.slice(0, 1)
}

const withHandOver = (known: Answer, { contactSentence }: Chat): Answer => ({
  ...known,
  text: `${known.text}\n\nOp je andere vraag weet ik geen antwoord. Vraag het iemand van ons. ${contactSentence}`,
  opens: [...new Set<Panel>([...known.opens, 'contact'])],
  handsOver: true,
})

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
function withoutTopic(raw: string, chat: Chat, { isPlainStatement }: Recognised): Answer {
  const rule = isPlainStatement ? findRuleReply(raw, chat.rules, '') : ''
  return {
    text: rule || chat.fallback,
    opens: rule ? [] : ['contact'],
    handsOver: !rule,
    topics: [],
  }
}

export function answerToOption(id: QuickOptionId, chat: Chat): Answer {
  const option = QUICK_OPTIONS.find(each => each.id === id)
  if (!option) throw new Error(`unknown quick option ${id}`)
  return { text: chat.options[id].reply, opens: option.opens, handsOver: false, topics: [] }
}

export function answerToText(text: string, chat: Chat, now: Date): Answer {
  const option = QUICK_OPTIONS.find(({ id }) => chat.options[id].label === text)
  return option ? answerToOption(option.id, chat) : answer(text, chat, now)
}
