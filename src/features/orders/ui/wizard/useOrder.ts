'use client'

import { useRestored } from '@/design-system/wizard/useRestored'
import type { PriceList } from '@/features/catalogue/model/catalogue'
import type { OrderDraft, OrderLink } from '../../model/orderDraft'
import type { PlaceOrderResult } from '../../model/placed'
import { serverProblems, takenDomain } from './fieldProblems'
import { useDomainSearch } from './useDomainSearch'
import type { CheckDomains } from './useLookup'
import { useOrderDraft } from './useOrderDraft'
import { type OrderSteps, useOrderSteps } from './useOrderSteps'
import { type PlaceOrder, usePlaceOrder } from './usePlaceOrder'

/** What the address chose. It is read before the step takes its place. */
function linked(): OrderLink {
  const { pakket, periode, domein } = Object.fromEntries(new URLSearchParams(location.search))
  return { pakket, periode, domein }
}

export type OrderOptions = {
  list: PriceList
  steps: OrderSteps
  /** A draft with nothing in it, as the domain has it. */
  empty: OrderDraft
  termsVersion: string
  phone: string
  check: CheckDomains
  place: PlaceOrder
}

/** The wizard's state: the draft, the step, the search for a name, and the ordering. */
export function useOrder({ list, steps, empty, termsVersion, phone, check, place }: OrderOptions) {
  const { draft, read, write, restore, kept, forget, startAgain } = useOrderDraft(list, empty)
  const { openWith, mend, ...at } = useOrderSteps(steps, { read, write })
  const search = useDomainSearch(check, {
    read: () => read().basket.domain,
    write: domain => choose({ domain }),
    mend: () => mend('domein'),
  })
  const ordering = usePlaceOrder({ list, phone, termsVersion, place, read, kept, forget, onRefused })
  const restoring = useRestored(() => restore(linked()), arrive)

  function arrive() {
    search.show(read().basket.domain, linked().domein ?? '').catch(reportError)
    return at.openAddressed()
  }

  function choose(part: Partial<OrderDraft['basket']>) {
    write({ ...read(), basket: { ...read().basket, ...part } })
    mend('domain' in part ? 'domein' : 'pakket')
  }

  function fillIn(customer: OrderDraft['customer'], field: string) {
    write({ ...read(), customer })
    mend(field)
  }

  function onRefused(result: PlaceOrderResult) {
    const { domain } = read().basket
    if (result.kind === 'domainTaken' && domain) {
      const taken = { ...domain, answer: 'taken' as const }
      choose({ domain: taken })
      search.show(taken).catch(reportError)
      openWith('pakket', takenDomain(domain.name))
    }
    if (result.kind === 'invalid') openWith(...serverProblems(result.errors))
  }

  return {
    ...{ draft, search, restoring, choose, fillIn, openWith, startAgain, ...at, ...ordering },
    isLast: at.step === steps.length - 1,
    goNext: () => {
      ordering.forgive()
      return at.goNext(at.step === 0 ? search.problems : {})
    },
  }
}
