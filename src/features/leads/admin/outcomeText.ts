import type { StatusMessage } from '@/platform/console/word'
import type { InboxLead, TriageOutcome } from '../model/inbox'
import { leadStatus } from '../model/status'
import { leadName } from './who'

const whose = ({ owner }: InboxLead) => (owner ? `bij ${owner.name}` : 'bij niemand')
const standing = (lead: InboxLead) => `${leadStatus(lead.status).label}, ${whose(lead)}`

const ONE: Record<TriageOutcome['kind'], (before: InboxLead, after: InboxLead) => StatusMessage> = {
  changed: (_, after) => ({ tone: 'done', text: `${leadName(after)}: opgeslagen (${standing(after)}).` }),
  overtaken: (_, after) => ({
    tone: 'problem',
    text: `Een collega was je voor bij ${leadName(after)}: nu ${standing(after)}. Jouw wijziging is niet opgeslagen.`,
  }),
  refused: before => ({
    tone: 'problem',
    text: `Dat kan niet voor ${leadName(before)}. Er is niets veranderd.`,
  }),
  gone: before => ({ tone: 'problem', text: `${leadName(before)} bestaat niet meer.` }),
}

const MANY: Record<TriageOutcome['kind'], string> = {
  changed: 'bijgewerkt',
  overtaken: 'intussen door een collega veranderd',
  refused: 'niet veranderd, want dat kan niet',
  gone: 'bestaat niet meer',
}

/** How a change went, in a sentence. `before` are the leads as they were when it was asked for. */
export function outcomeText(outcomes: TriageOutcome[], before: InboxLead[]): StatusMessage {
  const [only, ...others] = outcomes
  const was = before.find(lead => lead.id === only?.id)
  if (only && was && others.length === 0) return ONE[only.kind](was, 'lead' in only ? only.lead : was)
  const counted = Object.entries(MANY)
    .map(([kind, text]) => ({ text, many: outcomes.filter(each => each.kind === kind).length }))
    .filter(({ many }) => many > 0)
  return {
    tone: outcomes.every(each => each.kind === 'changed') ? 'done' : 'problem',
    text: `${counted.map(({ text, many }) => `${many} ${text}`).join(', ')}.`,
  }
}
