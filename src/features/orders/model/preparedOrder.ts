import type { PriceList } from '@/features/catalogue/model/priceList'
import type { Customer } from '@/features/customers/model/customer'
import { fromDeepLink, ORDER_STEPS, type OrderDraft } from './orderDraft'
import type { Basket } from './orderLines'

/** An order that staff prepared on the phone. Its customer places it: their press makes the contract. */
export type PreparedOrder = {
  /** The key of its submission: it is placed once. */
  id: string
  basket: Basket
  customer: Customer
  /** When its link was last mailed. */
  sentAt: string | null
  /** Once it is placed. */
  order: { id: string; number: string } | null
}

/** How long its link can be used. */
export const PREPARED_DAYS = 30

const [LAST_STEP] = ORDER_STEPS.slice(-1)

export const PREPARED_PATH = '/hosting-bestellen/klaargezet'

/** Opens at what is to be confirmed. */
export const preparedPath = (key: string) => `${PREPARED_PATH}/${key}?stap=${LAST_STEP?.slug}`

export type PreparedStanding = 'open' | 'placed' | 'expired'

export function preparedStanding(
  { sentAt, order }: Pick<PreparedOrder, 'sentAt' | 'order'>,
  now: Date,
): PreparedStanding {
  if (order) return 'placed'
  const age = sentAt === null ? Number.POSITIVE_INFINITY : now.getTime() - new Date(sentAt).getTime()
  return age <= PREPARED_DAYS * 86_400_000 ? 'open' : 'expired'
}

/** What the wizard begins with. What is not sold any more is left out. */
export function preparedDraft({ basket, customer }: PreparedOrder, list: PriceList): OrderDraft {
  return fromDeepLink({ basket, customer }, {}, list)
}

export type SendPreparedKind = 'sent' | 'sentLater' | 'domainTaken' | 'placed'
