import { lazy } from '@/platform/text/lazy'
import type { Question, Sentence } from './question'
import type { Topic } from './topic'
import { TOPICS, type TopicId } from './topics'
import { isLink, isMeaning } from './words/meanings'

type Condition = { names: readonly string[]; isAbsent: boolean }
type Rule = readonly Condition[]
type Ruled = Topic & { id: TopicId; rules: Rule[]; all: ReadonlySet<string> }

function parseRule(rule: string): Rule {
  return rule.split(' ').map(part => {
    const isAbsent = part.startsWith('!')
    const names = part.replace('!', '').split('|')
    const unknown = names.find(name => !isMeaning(name))
    if (unknown) throw new Error(`no words for ${unknown} in ${rule}`)
    return { names, isAbsent }
  })
}

const namesOf = (rule: Rule) => rule.flatMap(({ names, isAbsent }) => (isAbsent ? [] : names))

/** Broad topics last: they answer what is left. */
const ruled = lazy((): Ruled[] => {
  const parsed = TOPICS.map((topic: Topic & { id: TopicId }) => {
    const rules = topic.when.map(parseRule)
    return {
      ...topic,
      rules,
      all: new Set([...rules.flatMap(namesOf), ...(topic.explains?.split(' ') ?? [])]),
    }
  })
  return [...parsed.filter(({ isBroad }) => !isBroad), ...parsed.filter(({ isBroad }) => isBroad)]
})

export type Recognised = {
  /** The most urgent first. */
  topics: TopicId[]
  /** One of the questions is about something else. */
  leavesQuestion: boolean
  /** Somebody who tells what he has or looks for. */
  isPlainStatement: boolean
}

/** What a question is about. Each topic stands on a meaning that those before it do not explain. */
export function recognise({ sentences }: Question): Recognised {
  const meanings = new Set(sentences.flatMap(({ words }) => words.flatMap(each => [...each.meanings])))
  const explained = new Set<string>()
  const found: Ruled[] = []
  for (const topic of ruled()) {
    const standing = topic.rules.find(
      rule =>
        holds(rule, meanings) &&
        namesOf(rule).some(name => meanings.has(name) && !isLink(name) && !explained.has(name)),
    )
    if (!standing || confidence(topic, standing, sentences) < MIN_CONFIDENCE) continue
    found.push(topic)
    if (topic.only && found.length === 1) break
    for (const each of topic.all) explained.add(each)
  }
  const order = TOPICS.map(({ id }) => id)
  return {
    topics: found.map(({ id }) => id).sort((one, other) => order.indexOf(one) - order.indexOf(other)),
    leavesQuestion:
      !found[0]?.only && sentences.some(each => each.isAsking && isAboutSomethingElse(each, explained)),
    isPlainStatement: isPlainStatement(sentences),
  }
}

const holds = (rule: Rule, meanings: ReadonlySet<string>) =>
  rule.every(({ names, isAbsent }) => names.some(name => meanings.has(name)) !== isAbsent)

const MIN_CONFIDENCE = 0.5

/** What is not ours weighs more than a word that is only unknown: `het adres van het gemeentehuis`. */
const FOREIGN_WEIGHT = 3

/** Of the words that tell something, in the sentences that the rule stands on: the part that the topic explains. */
function confidence({ all }: Ruled, rule: Rule, sentences: readonly Sentence[]): number {
  const own = namesOf(rule).filter(name => !isLink(name))
  const words = sentences
    .map(sentence => sentence.words)
    .filter(each => each.some(({ meanings }) => own.some(name => meanings.has(name))))
    .flat()
  const known = words.filter(({ meanings }) => [...meanings].some(name => all.has(name) && tells(name)))
  const unknown = words.filter(({ isUnknown }) => isUnknown)
  const foreign = words.filter(({ meanings }) => meanings.has('foreign') && !all.has('foreign'))
  return known.length / (known.length + unknown.length + FOREIGN_WEIGHT * foreign.length)
}

const tells = (name: string) => !isLink(name) || name === 'site'

function isAboutSomethingElse({ words }: Sentence, explained: ReadonlySet<string>): boolean {
  const telling = words.filter(({ meanings, isUnknown }) => isUnknown || [...meanings].some(tells))
  return (
    telling.length > 0 && !telling.some(({ meanings }) => [...meanings].some(name => explained.has(name)))
  )
}

const MAX_KEYWORDS = 3
const IN_A_STATEMENT = new Set(['site', 'shop', 'page', 'goods'])

function isPlainStatement(sentences: readonly Sentence[]): boolean {
  const words = sentences.flatMap(each => each.words)
  if (words.some(({ meanings }) => meanings.has('foreign'))) return false
  if (words.length <= MAX_KEYWORDS) return true
  return (
    !sentences.some(({ isAsking }) => isAsking) &&
    words.filter(({ isUnknown }) => isUnknown).length <= 1 &&
    words.every(({ meanings }) => [...meanings].every(name => isLink(name) || IN_A_STATEMENT.has(name)))
  )
}
