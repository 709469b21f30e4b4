import { useCallback, useEffect, useRef, useState } from 'react'
import { focusFormAlert } from '@/design-system/forms/formAlert'
import { dismissAll, toast } from '@/design-system/notices/toasts'
import { draftStorage, type SavedDraft, startDraft } from '@/design-system/wizard/draftStorage'
import { type Pending, useRestoredDraft, useStep } from '@/design-system/wizard/useSteps'
import type { PriceList } from '@/features/catalogue/model/priceList'
import type { Customer } from '@/features/customers/model/customer'
import type { TermsVersions } from '../../model/acceptedTerms'
import type { OrderDraft, OrderLink } from '../../model/orderDraft'
import type { PlaceOrderResult } from '../../model/placeOrderSchema'
import type { TreatedSale } from '../../model/treatedSale'
import { type FieldProblems, problemNotice, serverProblems, takenDomain } from './messages'
import { type CheckDomains, useDomainSearch } from './useDomainSearch'
import { type PlaceOrder, usePlaceOrder } from './usePlaceOrder'

function linked(): OrderLink {
  const { pakket, periode, domein } = Object.fromEntries(new URLSearchParams(location.search))
  return { pakket, periode, domein }
}

type PreparedKeys = { link: string; submissionKey: string }

export type OrderOptions = {
  list: PriceList
  steps: OrderSteps
  empty: OrderDraft
  /** Of an order that staff prepared, which `empty` holds: it is placed once under its key. */
  prepared?: PreparedKeys | undefined
  terms: TermsVersions
  phone: string
  check: CheckDomains
  place: PlaceOrder
  treat: TreatBasket
}

type TreatBasket = (basket: OrderDraft['basket'], customer: Customer) => Promise<TreatedSale | null>

export function useOrder({ list, steps, empty, prepared, ...options }: OrderOptions) {
  const { terms, phone, check, place, treat } = options
  const { draft, read, write, restore, kept, discardDraft, startAgain } = useOrderDraft(list, empty, prepared)
  const { openWith, mend, ...at } = useOrderSteps(steps, { read, write }, () =>
    treatDraft(treat, read, write),
  )
  const search = useDomainSearch(check, {
    read: () => read().basket.domain,
    write: domain => choose({ domain }),
    mend: () => mend('domein'),
  })
  const ordering = usePlaceOrder({ list, phone, terms, place, read, kept, discardDraft, onRefused })
  const restoring = useRestoredDraft(() => restore(linked()), arrive)

  function arrive() {
    search.show(read().basket.domain, linked().domein ?? '').catch(reportError)
    return at.openAddressed()
  }

  function choose(part: Partial<OrderDraft['basket']>) {
    write({ ...read(), basket: { ...read().basket, ...part } })
    mend('domain' in part ? 'domein' : 'pakket')
  }

  function fillIn(customer: OrderDraft['customer'], field: string) {
    const before = read()
    const { treated, ...draft } = before
    write(isTaxedAlike(before.customer, customer) ? { ...before, customer } : { ...draft, customer })
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
    if (result.kind === 'priceChanged' && result.treated) write({ ...read(), treated: result.treated })
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

type OrderSteps = readonly { slug: string; title: string; heading: string }[]

const loadDraftChecks = () => import('./draftChecks')

/** What is wrong stands on its own step only. */
type StepProblems = { on: number; problems: FieldProblems }
type Draft = { read: () => OrderDraft; write: (draft: OrderDraft) => void }

/** The step in the address, and what keeps a visitor on it. The rules come when they are first asked. */
function useOrderSteps(steps: OrderSteps, { read, write }: Draft, treat: () => Promise<void>) {
  const [faults, setFaults] = useState<StepProblems>({ on: 0, problems: {} })
  const { step, moved, open, openAddressed, follow } = useStep(
    steps.map(each => each.slug),
    async wanted => (wanted === 0 ? 0 : (await loadDraftChecks()).reachableOrderStep(wanted, read())),
  )

  /** Opens the next step once it is there to be shown. */
  async function goNext(besides: FieldProblems) {
    const [{ problemsOf, withNormalisedCustomer }] = await Promise.all([
      loadDraftChecks(),
      import('./LaterSteps'),
    ])
    const found = { ...problemsOf(step, read()), ...besides }
    setFaults({ on: step, problems: found })
    if (Object.keys(found).length > 0) {
      focusFormAlert()
      return toast(problemNotice(found))
    }
    dismissAll()
    write(withNormalisedCustomer(read()))
    await treat()
    open(step + 1)
  }

  function openWith(slug: string, found: FieldProblems) {
    const on = steps.findIndex(each => each.slug === slug)
    setFaults({ on, problems: found })
    open(on)
    if (Object.keys(found).length > 0) focusFormAlert()
  }

  function mend(field: string) {
    setFaults(({ on, problems: { [field]: _, ...problems } }) => ({ on, problems }))
  }

  const problems = faults.on === step ? faults.problems : {}
  return { step, moved, open, openAddressed, follow, goNext, openWith, mend, problems }
}

const isTaxedAlike = (one: Customer, other: Customer) =>
  one.country === other.country && one.kind === other.kind && one.vatId === other.vatId

/** Who cannot be reached says it when the order is placed. */
async function treatDraft(treat: TreatBasket, read: Draft['read'], write: Draft['write']): Promise<void> {
  const { basket, customer } = read()
  if (customer.country === 'NL' || !customer.address) return
  try {
    write({ ...read(), treated: await treat(basket, customer) })
  } catch (error) {
    reportError(error)
  }
}

function useOrderDraft(list: PriceList, empty: OrderDraft, prepared?: PreparedKeys) {
  const [storage] = useState(() => draftStorage(prepared ? `preparedOrder ${prepared.link}` : 'hostingOrder'))
  const [draft, setDraft] = useState(empty)
  const latest = useRef(empty)
  const kept = useRef<SavedDraft<unknown> | null>(null)
  const known = useRef(list)

  useEffect(() => {
    if (kept.current) storage.store({ ...kept.current, draft })
  }, [draft, storage])

  /** Reads and writes what is newest, also for who waited meanwhile. */
  const read = useCallback(() => latest.current, [])
  const write = useCallback((next: OrderDraft) => {
    latest.current = next
    setDraft(next)
  }, [])

  // What went out of the catalogue meanwhile goes off the slip. The rules for it come only then.
  useEffect(() => {
    if (known.current === list) return
    known.current = list
    import('./draftChecks')
      .then(({ fromDeepLink }) => write(fromDeepLink(read(), {}, list)))
      .catch(reportError)
  }, [list, read, write])

  function open(next: OrderDraft, from: SavedDraft<unknown> = startDraft(next)) {
    kept.current = from
    storage.store({ ...from, draft: next })
    write(next)
  }

  /** Brings back what was filled in before, with what a link chose. Null when there is nothing to wait for. */
  function restore(link: OrderLink): Pending {
    const found = storage.load()
    if (found || Object.values(link).some(Boolean)) return bringBack(found, link)
    open(empty, prepared ? { ...startDraft(empty), submissionKey: prepared.submissionKey } : undefined)
    return null
  }

  async function bringBack(found: SavedDraft<unknown> | null, link: OrderLink) {
    const { fromDeepLink, restoreOrderDraft } = await import('./draftChecks')
    open(fromDeepLink(found ? restoreOrderDraft(found.draft) : empty, link, list), found ?? undefined)
  }

  function discardDraft() {
    kept.current = null
    storage.drop()
  }

  return { draft, read, write, kept, restore, discardDraft, startAgain: () => open(empty) }
}
