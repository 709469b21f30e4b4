import { type Draft, EMPTY_DRAFT, MAX_QUANTITY } from './draft'
import type { ConfiguratorOptions } from './options'
import { type PriceIndication, priceIndication, withExistingChoices } from './priceIndication'
import { type AnswerLine, slipLines } from './slip'

type Choices = Pick<Draft, 'websiteType' | 'services' | 'timeline' | 'features'>

/** What somebody of a trade mostly needs: the slip that home begins with. */
export type Trade = { id: string; label: string; choices: Choices }

/** Keys with commas between them; `landing-pages:2` is two of one. */
export function parseChoices(typed: string): { id: string; quantity: number }[] {
  return typed
    .split(',')
    .map(each => each.trim())
    .filter(Boolean)
    .map(each => {
      const [id = '', quantity] = each.split(':')
      return {
        id: id.trim(),
        quantity: Math.min(MAX_QUANTITY, Math.max(1, Number.parseInt(quantity ?? '1', 10) || 1)),
      }
    })
}

/** A draft as it goes on: choices of the trade, and the answers that were there. */
export function withTrade(draft: Draft, trade: Trade, town: string): Draft {
  const { industry, description, ...business } = draft.businessInfo
  return {
    ...draft,
    ...trade.choices,
    businessInfo: {
      ...business,
      industry: industry || trade.label,
      description: description || (town && `We werken in en om ${town}.`),
    },
  }
}

export type TradeSlip = { id: string; label: string; lines: AnswerLine[]; indication: PriceIndication }

/**
 * Choices that staff took out of the configurator are left out. What has an amount comes first, then the rest of the
 * answers, then questions that are still open: each slip has as many lines as the longest, and one open at least.
 */
export function tradeSlips(trades: Trade[], options: ConfiguratorOptions): TradeSlip[] {
  const filled = trades.map(({ id, label, choices }) => {
    const draft = withExistingChoices({ ...EMPTY_DRAFT, ...choices }, options)
    const lines = slipLines(draft, options)
    return {
      ...{ id, label },
      answered: lines.filter(({ answer }) => answer !== '').sort(amountsFirst),
      open: lines.filter(({ answer }) => answer === ''),
      indication: priceIndication(draft, options),
    }
  })
  const length = 1 + Math.max(0, ...filled.map(({ answered }) => answered.length))
  return filled.map(({ answered, open, ...slip }) => ({
    ...slip,
    lines: [...answered, ...open].slice(0, length),
  }))
}

const amountsFirst = (one: AnswerLine, other: AnswerLine) =>
  Number(other.amount !== '') - Number(one.amount !== '')
