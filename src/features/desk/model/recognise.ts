import { lazy } from '@/platform/text/lazy'
import type { Question, Sentence } from './question'
import type { Topic } from './topic'
import { COURTESIES, TOPICS, type TopicId } from './topics'
import { isLink, isMeaning } from './words/meanings'

type Condition = { names: readonly string[]; isAbsent: boolean }
type Rule = readonly Condition[]
type Ruled = Topic & { id: TopicId; rules: Rule[]; all: ReadonlySet<string> }

function known(names: readonly string[]): readonly string[] {
  const unknown = names.find(name => !isMeaning(name))
  if (unknown) throw new Error(`no words mean ${unknown}`)
  return names
}

function parseRule(rule: string): Rule {
  return rule.split(' ').map(part => {
    const isAbsent = part.startsWith('!')
    return { names: known(part.replace('!', '').split('|')), isAbsent }
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
      all: new Set([...rules.flatMap(namesOf), ...known(topic.explains?.split(' ') ?? [])]),
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

type Found = { topic: Ruled; sentences: readonly Sentence[] }

/** What a question is about. What is told along counts when nothing is asked. */
export function recognise({ sentences }: Question): Recognised {
  const asking = sentences.filter(({ isAsking }) => isAsking)
  const asked = findAll(sentences, sentences.filter(pointedAt))
  const { found, explained } = asked.found.length > 0 ? asked : findAll(sentences, sentences)
  const order = TOPICS.map(({ id }) => id)
  return {
    topics: found
      .filter((each, at) => isAskedApart(each, found.slice(0, at)))
      .map(({ topic }) => topic.id)
      .sort((one, other) => order.indexOf(one) - order.indexOf(other)),
    leavesQuestion:
      !(found[0] && isAlone(found[0].topic)) && asking.some(each => isAboutSomethingElse(each, explained)),
    isPlainStatement: isPlainStatement(sentences),
  }
}

/** What is asked, and the sentence before it that a question points back to: `zit dat erbij`. */
function pointedAt({ isAsking }: Sentence, at: number, all: readonly Sentence[]): boolean {
  const next = all[at + 1]
  return isAsking || (next?.isAsking === true && pointsBack(next))
}

const pointsBack = ({ words }: Sentence) => words.some(({ word }) => POINTERS.has(word))

const POINTERS = new Set(
  'dat daar die dit ze hij ie zoiets het er erbij ermee erin daarvoor daarvan daarmee dan t m hem'.split(' '),
)

/** Twice: what a topic leaves unexplained, a later one may explain. */
function findAll(sentences: readonly Sentence[], counting: readonly Sentence[]) {
  const { explained } = findTopics(sentences, counting, new Set())
  return findTopics(sentences, counting, explained)
}

/** Each topic stands on a meaning, in one of the sentences that count, that those before it do not explain. */
function findTopics(
  sentences: readonly Sentence[],
  counting: readonly Sentence[],
  elsewhere: ReadonlySet<string>,
) {
  const meanings = meaningsOf(sentences)
  const explained = new Set<string>()
  const found: Found[] = []
  for (const topic of ruled()) {
    const isOwn = (name: string) => meanings.has(name) && !isLink(name) && !explained.has(name)
    const places = isAlone(topic) ? sentences : counting
    const own = topic.rules
      .filter(rule => holds(rule, meanings))
      .map(rule => sentencesWith(namesOf(rule).filter(isOwn), places))
      .find(each => each.length > 0)
    if (!own || !isSure(topic, own, sentences, new Set([...explained, ...elsewhere]))) continue
    found.push({ topic, sentences: own })
    if (isAlone(topic) && found.length === 1) break
    for (const each of topic.all) explained.add(each)
  }
  return { found, explained }
}

/** What is told along decides only with its question, and a question that points back with what it points at. */
function withAsking(own: readonly Sentence[], all: readonly Sentence[]): readonly Sentence[] {
  const isAsked = own.some(({ isAsking }) => isAsking)
  return all.filter((each, at) => {
    const next = all[at + 1]
    const isPointedAt = next && own.includes(next) && next.isAsking && pointsBack(next)
    return own.includes(each) || isPointedAt || (each.isAsking && !isAsked)
  })
}

const meaningsOf = (sentences: readonly Sentence[]) =>
  new Set(sentences.flatMap(({ words }) => words.flatMap(each => [...each.meanings])))

function isSure(
  topic: Ruled,
  own: readonly Sentence[],
  sentences: readonly Sentence[],
  explained: ReadonlySet<string>,
): boolean {
  if (own.some(({ asks }) => asks && !topic.answers?.includes(asks))) return false
  const isLenient = topic.isUrgent || topic.takesAny
  return (
    confidence(topic, withAsking(own, sentences), explained) > (isLenient ? MIN_WITH_ANY : MIN_CONFIDENCE)
  )
}

const isAlone = ({ only, isUrgent }: Ruled) => only === true || isUrgent === true

const sentencesWith = (names: readonly string[], sentences: readonly Sentence[]) =>
  sentences.filter(({ words }) => words.some(({ meanings }) => names.some(name => meanings.has(name))))

/** Two things are asked in one sentence when it says so: `prijs en levertijd`. */
function isAskedApart({ sentences }: Found, before: readonly Found[]): boolean {
  const taken = before.filter(({ topic }) => !COURTESIES.includes(topic.id)).flatMap(each => each.sentences)
  return sentences.some(each => !taken.includes(each) || each.words.some(({ word }) => AND.has(word)))
}

const AND = new Set(['en', 'plus', 'maar'])

const holds = (rule: Rule, meanings: ReadonlySet<string>) =>
  rule.every(({ names, isAbsent }) => names.some(name => meanings.has(name)) !== isAbsent)

const MIN_CONFIDENCE = 0.6
const MIN_WITH_ANY = 0.39

/** What is not ours weighs more than a word that is only unknown: `het adres van het gemeentehuis`. */
const FOREIGN_WEIGHT = 2

/** Of the words that tell something, in the sentences that the rule stands on: the part that the topics explain. */
function confidence({ all }: Ruled, sentences: readonly Sentence[], explained: ReadonlySet<string>): number {
  const words = sentences.flatMap(sentence => sentence.words)
  const known = words.filter(({ meanings }) =>
    [...meanings].some(name => all.has(name) && (!isLink(name) || name === 'site')),
  )
  const other = words.filter(
    ({ meanings, isUnknown, isFiller }) =>
      isUnknown ||
      (!isFiller &&
        [...meanings].some(tells) &&
        ![...meanings].some(name => all.has(name) || explained.has(name))),
  )
  const foreign = words.filter(({ meanings }) => meanings.has('foreign') && !all.has('foreign'))
  const inPlainWords = new Set(words.filter(each => each.isFiller).flatMap(({ meanings }) => [...meanings]))
  const unsaid = [...inPlainWords].filter(
    name =>
      tells(name) &&
      !all.has(name) &&
      !explained.has(name) &&
      !words.some(({ isFiller, meanings }) => !isFiller && meanings.has(name)),
  )
  return known.length / (known.length + other.length + unsaid.length + FOREIGN_WEIGHT * foreign.length)
}

/** Said along in a question about anything. */
const SAID_ALONG: readonly string[] = ['soon', 'region', 'social']

const tells = (name: string) => name === 'site' || !(isLink(name) || SAID_ALONG.includes(name))

function isAboutSomethingElse({ words }: Sentence, explained: ReadonlySet<string>): boolean {
  const saysMore = words.some(({ meanings, isUnknown }) => isUnknown || meanings.has('foreign'))
  return (
    saysMore && !words.some(({ meanings }) => [...meanings].some(name => tells(name) && explained.has(name)))
  )
}

const MAX_KEYWORDS = 3
const IN_A_STATEMENT = new Set(['site', 'shop', 'page', 'goods', 'greeting', 'thanks'])
const OFFERS = new Set(['trade', 'want', 'makeIt', 'makeWe'])

function isPlainStatement(sentences: readonly Sentence[]): boolean {
  const words = sentences.flatMap(each => each.words)
  const has = (names: ReadonlySet<string>) =>
    words.some(({ meanings }) => [...meanings].some(name => names.has(name)))
  if (has(new Set(['foreign']))) return false
  if (words.length <= MAX_KEYWORDS) return true
  return (
    (!sentences.some(({ isAsking }) => isAsking) || has(new Set(['makeWe']))) &&
    has(OFFERS) &&
    !words.some(({ isUnknown }) => isUnknown) &&
    words.every(({ meanings }) => [...meanings].every(name => !tells(name) || IN_A_STATEMENT.has(name)))
  )
}
