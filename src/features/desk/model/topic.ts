/**
 * What a question is about. A rule of `when` names meanings of `words/`: all of them are in the question, of `a|b` one is,
 * and of `!a` none. A topic explains the meanings of its rules, and `explains` besides: another topic has to stand on others.
 * `only`: nothing is answered beside it. `isBroad`: only what no other topic explains.
 */
export type Topic = { id: string; when: readonly string[]; explains?: string; only?: true; isBroad?: true }
