import { getPriceList } from '@/features/catalogue/server/public'
import type { Company } from '@/features/company/model/company'
import { getCompany, listLegalPages } from '@/features/company/server/public'
import { CUSTOMER_MESSAGES } from '@/features/customers/model/customer'
import { isAbroad } from '@/features/tax/model/countries'
import { isVatIdOf } from '@/features/tax/server/public'
import type { Ctx } from '@/platform/ctx'
import type { Totals } from '@/platform/money/tax'
import { type AcceptedTexts, textsFor } from '../model/acceptedTerms'
import { type BasketDomain, confirmAnswer, type DomainAnswer } from '../model/domain'
import { type Basket, type OrderLine, orderLines, orderTotals, taxOrderLines } from '../model/orderLines'
import type { PlaceOrderInput, PlaceOrderResult } from '../model/placeOrderSchema'
import { agreeOnStart, type StartAgreement } from '../model/starting'
import { checkDomain, withinLookupLimit } from './domainLookup'
import { isDomainOrdered } from './orderRepository'
import { treatSale } from './treatSale'

export type ValidatedOrder = {
  input: PlaceOrderInput
  domain: BasketDomain | null
  lines: OrderLine[]
  amounts: Totals
  packageName: string
  start: StartAgreement
  company: Company
} & AcceptedTexts

type OrderRefusal =
  | Extract<PlaceOrderResult, { kind: 'invalid' } | { kind: 'priceChanged' }>
  | { kind: 'termsMissing' | 'termsChanged' | 'domainTaken' }

const NOT_SOLD = 'Dit pakket of een van de extra’s verkopen we niet meer. Kies opnieuw.'

/** The order as it would be now, or why it is not what the visitor saw. Nothing of it is taken from the browser. */
export async function validateOrder(
  ctx: Ctx,
  input: PlaceOrderInput,
): Promise<ValidatedOrder | OrderRefusal> {
  const [list, company, pages] = await Promise.all([getPriceList(ctx), getCompany(ctx), listLegalPages(ctx)])
  const { terms, agreement } = textsFor(pages, input.customer.kind)
  if (!input.termsAccepted) return { kind: 'termsMissing' }
  if (terms.version !== input.termsVersion) return { kind: 'termsChanged' }
  if (agreement && agreement.version !== input.processingVersion) return { kind: 'termsChanged' }
  const { customer } = input
  if (customer.vatId && isAbroad(customer.country) && !isVatIdOf(customer.vatId, customer.country))
    return { kind: 'invalid', errors: { vatId: CUSTOMER_MESSAGES.noForeignVatId } }
  const plain = orderLines(input.basket, list)
  if (!plain) return { kind: 'invalid', errors: { packageKey: NOT_SOLD } }
  const treated = await treatSale(ctx, customer, plain)
  const { treatment } = treated
  const seen = taxOrderLines(plain, treatment)
  const amounts = orderTotals(seen)
  if (amounts.incl !== input.seenTotal)
    return { kind: 'priceChanged', total: amounts.incl, ...(isAbroad(customer.country) && { treated }) }
  const domain = await recheckDomain(ctx, input.basket.domain)
  if (domain?.mode === 'new' && domain.answer === 'taken') return { kind: 'domainTaken' }
  const lines = taxOrderLines(orderLines({ ...input.basket, domain }, list) ?? plain, treatment)
  const start = agreeOnStart({ kind: customer.kind, domain, choices: input.start }, ctx.now())
  const packageName = packageNameOf(input.basket, lines)
  return { input, domain, lines, amounts, packageName, start, terms, agreement, company }
}

function packageNameOf({ packageKey }: Basket, lines: OrderLine[]): string {
  return lines.find(line => line.kind === 'package')?.label ?? packageKey
}

/** A new name once more, as it is ordered. Names that somebody has already are not looked up. */
async function recheckDomain(ctx: Ctx, domain: BasketDomain | null): Promise<BasketDomain | null> {
  if (domain?.mode !== 'new') return domain
  const found = (await withinLookupLimit(ctx))
    ? await checkDomain(ctx, domain.name)
    : await knownHere(ctx, domain.name)
  return { ...domain, answer: confirmAnswer(domain.answer, found) }
}

async function knownHere(ctx: Ctx, name: string): Promise<DomainAnswer> {
  return (await isDomainOrdered(ctx, name)) ? 'taken' : 'unknown'
}
