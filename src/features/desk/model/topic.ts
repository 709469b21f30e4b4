/**
 * What a question is about. A rule of `when` names meanings of `words/`: all of them are in the question, of `a|b` one is,
 * and of `!a` none. A topic explains the meanings of its rules, and `explains` besides: another topic has to stand on others.
 * `only`: nothing is answered beside it. `isUrgent`: nor is it left out for a word that
 * nobody knows. `isBroad`: it answers what no other topic explains.
 * `takesAny`: the question is about a thing that may be any word, as what somebody wants to hire.
 */
export type Topic = {
  id: string
  when: readonly string[]
  explains?: string
  only?: true
  isUrgent?: true
  isBroad?: true
  takesAny?: true
}
