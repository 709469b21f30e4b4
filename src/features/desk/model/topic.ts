/** How a question begins, where not every topic answers it. */
export type Asks = 'where' | 'who' | 'when' | 'why'

/**
 * What a question is about. A rule of `when` names meanings of `words/`: all of them are in the question, of `a|b` one is,
 * and of `!a` none. A topic explains the meanings of its rules, and `explains` besides: another topic has to stand on others.
 */
export type Topic = {
  id: string
  when: readonly string[]
  explains?: string
  /** What it tells of a question that begins with a place, a person, a time or a reason. */
  answers?: readonly Asks[]
  /** Nothing is answered beside it. */
  only?: true
  /** Nothing is answered beside it, and what is told along counts too. */
  isUrgent?: true
  /** It answers what no other topic explains. */
  isBroad?: true
  /** The question is about something that may be any word, as what somebody wants to hire. */
  takesAny?: true
}
