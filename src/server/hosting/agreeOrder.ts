import {
  type Basket,
  type BasketDomain,
  type OrderLine,
  orderLines,
  orderTotals,
} from '@/domain/hosting/basket'
import type { PlaceOrderInput, PlaceOrderResult } from '@/domain/hosting/placed'
import type { Amounts } from '@/domain/money/vat'
import type { Company } from '@/domain/site/company'
import type { LegalPage } from '@/domain/site/legal'
import { getCompany } from '../content/getCompany'
import { findGeneralTerms } from '../content/listLegalPages'
import type { Ctx } from '../ctx'
import { getPriceList } from './getPriceList'
import { recheckDomain } from './recheckDomain'

/** What a visitor and the agency agree on, at the prices and terms of now. */
export type Agreed = {
  input: PlaceOrderInput
  domain: BasketDomain | null
  lines: OrderLine[]
  amounts: Amounts
  packageName: string
  terms: LegalPage
  company: Company
}

type Refused =
  | Extract<PlaceOrderResult, { kind: 'invalid' } | { kind: 'priceChanged' }>
  | { kind: 'termsMissing' | 'termsChanged' | 'domainTaken' }

const NOT_SOLD = 'Dit pakket of een van de extra’s verkopen we niet meer. Kies opnieuw.'

/** The order as it would be now, or why it is not what the visitor saw. Nothing of it is taken from the browser. */
export async function agreeOrder(ctx: Ctx, input: PlaceOrderInput): Promise<Agreed | Refused> {
  const [list, company, terms] = await Promise.all([getPriceList(ctx), getCompany(ctx), termsInForce(ctx)])
  if (!input.termsAccepted) return { kind: 'termsMissing' }
  if (terms.version !== input.termsVersion) return { kind: 'termsChanged' }
  const seen = orderLines(input.basket, list)
  if (!seen) return { kind: 'invalid', errors: { packageKey: NOT_SOLD } }
  const amounts = orderTotals(seen)
  if (amounts.incl !== input.seenTotal) return { kind: 'priceChanged', total: amounts.incl }
  const domain = await recheckDomain(ctx, input.basket.domain)
  if (domain?.mode === 'new' && domain.answer === 'taken') return { kind: 'domainTaken' }
  const lines = orderLines({ ...input.basket, domain }, list) ?? seen
  return { input, domain, lines, amounts, packageName: packageNameOf(input.basket, lines), terms, company }
}

async function termsInForce(ctx: Ctx): Promise<LegalPage> {
  const terms = await findGeneralTerms(ctx)
  if (!terms) throw new Error('there are no general terms to agree on')
  return terms
}

function packageNameOf({ packageKey }: Basket, lines: OrderLine[]): string {
  return lines.find(line => line.kind === 'package')?.label ?? packageKey
}
