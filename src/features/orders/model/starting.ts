import * as z from 'zod/mini'
import type { CUSTOMER_KINDS } from '@/features/customers/model/customer'
import { addDays, dayOf } from '@/platform/time/day'
import type { BasketDomain } from './domain'
import { orderIs } from './orderStatus'
import type { StartChoices } from './startChoices'
import { lastWithdrawalDay } from './withdrawal'

export const startChoicesSchema: z.ZodMiniType<StartChoices> = z.object({
  ...{ atOnce: z.boolean(), registerName: z.boolean(), nameIsFinal: z.boolean() },
})

export type StartAgreement = {
  /** The day on which it begins; null for what begins once it is paid. */
  startsOn: string | null
  /** When a consumer asked to begin at once, as an ISO moment. */
  startRequestedAt: string | null
  /** Before this day its name is not registered; null when nothing stands in the way. */
  nameFrom: string | null
  /** When a consumer agreed to register the name at once, and to lose the right to withdraw from it. */
  nameConsentAt: string | null
}

export const STARTS_WHEN_PAID: StartAgreement = {
  ...{ startsOn: null, startRequestedAt: null, nameFrom: null, nameConsentAt: null },
}

type Starting = {
  kind: (typeof CUSTOMER_KINDS)[number]['value']
  domain: Pick<BasketDomain, 'mode'> | null
  choices: StartChoices
}

/** When an order of this moment begins. A business has no days to think about it, so its choices count for nothing. */
export function agreeOnStart({ kind, domain, choices }: Starting, now: Date): StartAgreement {
  if (kind !== 'private') return STARTS_WHEN_PAID
  const later = startDayFor(dayOf(now))
  if (!choices.atOnce) return { ...STARTS_WHEN_PAID, startsOn: later }
  const at = now.toISOString()
  if (!registersName(domain)) return { ...STARTS_WHEN_PAID, startRequestedAt: at }
  const consents = choices.registerName && choices.nameIsFinal
  return {
    ...{ startsOn: null, startRequestedAt: at },
    ...(consents ? { nameFrom: null, nameConsentAt: at } : { nameFrom: later, nameConsentAt: null }),
  }
}

/** The first day after the days to withdraw, of an order whose customer is told of them. */
export const startDayFor = (orderedOn: string) => addDays(lastWithdrawalDay(orderedOn, true), 1)

/** The last day on which a consumer withdraws from what was agreed; null for a business. */
export function lastDayToWithdraw({
  startsOn,
  startRequestedAt,
}: Pick<StartAgreement, 'startsOn' | 'startRequestedAt'>): string | null {
  if (startsOn) return addDays(startsOn, -1)
  return startRequestedAt && lastWithdrawalDay(dayOf(new Date(startRequestedAt)), true)
}

/** Only a new name is registered; one that moves or stays has a holder already. */
export const registersName = (domain: Pick<BasketDomain, 'mode'> | null) => domain?.mode === 'new'

/** Whether what was agreed makes an order that is paid on `today` wait for its day. */
export const startsLater = ({ startsOn }: Pick<StartAgreement, 'startsOn'>, today: string) =>
  startsOn !== null && startsOn > today

/** The day on which an order is still to begin; null for one that runs, ended, or begins with its payment. */
export function beginsLater(
  order: Pick<StartAgreement, 'startsOn'> & { status: string },
  today: string,
): string | null {
  const isToCome = orderIs('awaitsPayment', order) && startsLater(order, today)
  return orderIs('isScheduled', order) || isToCome ? order.startsOn : null
}

export const nameWaits = ({ nameFrom }: Pick<StartAgreement, 'nameFrom'>, today: string) =>
  nameFrom !== null && nameFrom > today
