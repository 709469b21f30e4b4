import {
  type Credited,
  creditAmounts,
  linesToCredit,
  remainingAmounts,
} from '@/features/billing/model/credit'
import type { InvoiceLine } from '@/features/billing/model/invoice'
import type { OrderInvoice } from '@/features/billing/model/termInvoice'
import { daysBetween, type Period } from '@/platform/time/day'
import { type DomainState, domainState } from './domain'
import { type RunningLine, renewalLabel } from './orderLines'
import type { StartAgreement } from './starting'

type WithdrawnOrder = Pick<StartAgreement, 'startRequestedAt' | 'nameConsentAt'> & {
  /** Who was not told of the right owes nothing. */
  withdrawalInformedAt: string | null
  domainName: string | null
  domainState: DomainState | null
  /** When all that had to be done for it was done. */
  setUpAt: string | null
  lines: readonly RunningLine[]
}

/** Cents with VAT. `lines` is null for an invoice that is credited whole. */
type WithdrawalCredit = { invoice: string; lines: InvoiceLine[] | null }

export type WithdrawalMoney = { credits: WithdrawalCredit[]; owed: number; refund: number }

/**
 * What a consumer who withdraws on `day` keeps to be owed, and gets back (articles 6:230s and 6:230p of the Burgerlijk
 * Wetboek). Nothing is owed without the request to begin at once. `day` itself costs nothing.
 */
export function withdrawalMoney(
  order: WithdrawnOrder,
  invoices: readonly OrderInvoice[],
  day: string,
): WithdrawalMoney {
  const money: WithdrawalMoney = { credits: [], owed: 0, refund: 0 }
  for (const invoice of invoices) {
    const { owed, credit, lines, isWhole } = settle(order, invoice, day)
    money.owed += owed
    if (credit <= 0) continue
    money.refund += Math.max(0, credit - invoice.due)
    money.credits.push({ invoice: invoice.id, lines: isWhole ? null : lines })
  }
  return money
}

function settle(order: WithdrawnOrder, invoice: OrderInvoice, day: string) {
  const { lines, credited } = invoice
  const left = remainingAmounts(lines, credited.lines)
  const shares = lines.map(line => owedShare(order, line, invoice.period, day))
  const owed = left.map((amount, at) => owedOf(amount, shares[at] ?? NOTHING))
  const whole = inclOf(lines, left, credited)
  const most = Math.floor(exactIncl(lines, left, shares) + ROUNDING_NOISE)
  const isShared = (at: number) => (shares[at] ?? NOTHING).days < (shares[at] ?? NOTHING).of
  let credit = creditOf(lines, left, owed, credited)
  // VAT is rounded for all lines together: with it the rest may be a cent above the share of the days.
  while (whole - credit.incl > most && owed.some((amount, at) => amount > 0 && isShared(at))) {
    const at = owed.findIndex((amount, line) => amount > 0 && isShared(line))
    owed[at] = (owed[at] ?? 0) - 1
    credit = creditOf(lines, left, owed, credited)
  }
  return {
    ...{ owed: whole - credit.incl, credit: credit.incl, lines: credit.lines },
    isWhole: owed.every(amount => amount === 0),
  }
}

/** How much of a line was delivered: so many of its days. */
type Share = { days: number; of: number }

const NOTHING: Share = { days: 0, of: 1 }
const ALL: Share = { days: 1, of: 1 }
const ROUNDING_NOISE = 1e-6

/** Rounded down, for the consumer. */
const owedOf = (amount: number, { days, of }: Share) => Math.floor((amount * days) / of)

function owedShare(order: WithdrawnOrder, line: InvoiceLine, period: Period | null, day: string): Share {
  if (!order.startRequestedAt || !order.withdrawalInformedAt) return NOTHING
  const agreed = order.lines.find(each => isOf(each, line, order.domainName))
  if (!agreed) return NOTHING
  if (agreed.kind === 'domain') return isNameOwed(order) ? ALL : NOTHING
  if (!agreed.renewal) return order.setUpAt ? ALL : NOTHING
  return daysOf(period, day)
}

function daysOf(period: Period | null, day: string): Share {
  if (!period || day <= period.from) return NOTHING
  const of = daysBetween(period.from, period.until)
  return { days: Math.min(of, daysBetween(period.from, day)), of }
}

/** Its customer agreed to both parts of its box, and it is registered. */
export function isNameOwed({
  nameConsentAt,
  domainState: state,
}: Pick<WithdrawnOrder, 'nameConsentAt' | 'domainState'>): boolean {
  return nameConsentAt !== null && state !== null && domainState(state).isRegistered
}

/** The year of a name is called by how it stood when it was invoiced. What joined later was asked for by nobody. */
function isOf(agreed: RunningLine, line: InvoiceLine, name: string | null): boolean {
  if (agreed.kind === 'domain') return name !== null && line.label.startsWith(`Domeinnaam ${name},`)
  return line.label === agreed.label || line.label === renewalLabel(agreed)
}

function creditOf(
  lines: readonly InvoiceLine[],
  left: readonly number[],
  owed: readonly number[],
  credited: Credited,
) {
  const choices = lines.flatMap((_, line) => {
    const amount = (left[line] ?? 0) - (owed[line] ?? 0)
    return amount === 0 ? [] : [{ line, amount }]
  })
  const chosen = choices.length > 0 ? linesToCredit(lines, credited.lines, choices) : []
  if (!chosen) throw new Error('a withdrawal would credit more than there is')
  return { lines: chosen, incl: chosen.length > 0 ? creditAmounts(chosen, credited).incl : 0 }
}

function inclOf(lines: readonly InvoiceLine[], left: readonly number[], credited: Credited): number {
  const rest = lines.map((line, at) => ({ ...line, amount: left[at] ?? 0 }))
  return creditAmounts(rest, credited).incl
}

function exactIncl(lines: readonly InvoiceLine[], left: readonly number[], shares: readonly Share[]): number {
  return lines.reduce((sum, { vatRate }, at) => {
    const { days, of } = shares[at] ?? NOTHING
    return sum + ((left[at] ?? 0) * days * (100 + vatRate)) / (of * 100)
  }, 0)
}
