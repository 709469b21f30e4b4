import { useRouter } from 'next/navigation'
import { type RefObject, useRef, useState } from 'react'
import { focusFormAlert } from '@/design-system/forms/formAlert'
import { withProof } from '@/design-system/forms/withProof'
import { type Notice, toast } from '@/design-system/notices/toasts'
import { draftAge, type SavedDraft } from '@/design-system/wizard/draftStorage'
import type { PriceList } from '@/features/catalogue/model/priceList'
import { type TermsVersions, versionsFor } from '../../model/acceptedTerms'
import type { OrderDraft } from '../../model/orderDraft'
import { draftLines, orderTotals } from '../../model/orderLines'
import type { PlaceOrderInput, PlaceOrderKind, PlaceOrderResult } from '../../model/placeOrderSchema'
import { NO_START_CHOICES, type StartChoices } from '../../model/startChoices'
import { redirectToPayment } from './placedOrder'
import type { Refusal } from './stepProps'

export type PlaceOrder = (input: PlaceOrderInput) => Promise<PlaceOrderResult>

type PlaceOrderOptions = {
  list: PriceList
  phone: string
  terms: TermsVersions
  place: PlaceOrder
  read: () => OrderDraft
  kept: RefObject<SavedDraft<unknown> | null>
  discardDraft: () => void
  onRefused: (result: PlaceOrderResult) => void
}

/** What the page shows of these is not what holds now. */
const OUTDATED: PlaceOrderKind[] = ['priceChanged', 'termsChanged', 'invalid']

/** What is wrong stands on an earlier step, which opens: nothing is said of it on this one. */
const ON_AN_EARLIER_STEP: PlaceOrderKind[] = ['domainTaken', 'invalid']

/** Ordering, once at a time. Agreeing is to one version of the terms: another one asks anew. */
export function usePlaceOrder({
  phone,
  terms,
  place,
  read,
  kept,
  discardDraft,
  onRefused,
  list,
}: PlaceOrderOptions) {
  const honeypot = useRef<HTMLInputElement>(null)
  const router = useRouter()
  const [sending, setSending] = useState(false)
  const [agreed, setAgreed] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [ticked, setTicked] = useState<Ticked>({ name: null, choices: NO_START_CHOICES })
  const shown = versionsFor(terms, read().customer.kind)
  const accepted = agreed === keyOf(shown)
  const start = choicesFor(ticked, read())

  async function send() {
    if (sending) return
    setSending(true)
    const said = {
      terms: shown,
      accepted,
      start: choicesFor(ticked, read()),
      honeypot: honeypot.current?.value ?? '',
    }
    const result = await answer(place, orderInput({ draft: read(), list, kept: kept.current, ...said }))
    if ('orderKey' in result) {
      discardDraft()
      return redirectToPayment(result)
    }
    setSending(false)
    await refuse(result)
  }

  async function refuse(result: PlaceOrderResult) {
    const notice = await noticeOf(result, phone)
    setRefusal(ON_AN_EARLIER_STEP.includes(result.kind) ? null : { kind: result.kind, notice })
    focusFormAlert()
    onRefused(result)
    if (OUTDATED.includes(result.kind)) router.refresh()
    toast(notice)
  }

  function accept(yes: boolean) {
    setAgreed(yes ? keyOf(shown) : null)
    setRefusal(null)
  }

  function tick(part: Partial<StartChoices>) {
    setTicked({ name: nameIn(read()), choices: { ...start, ...part } })
    setRefusal(null)
  }

  const answers = { accepted, accept, start, tick }
  return { honeypot, sending, send, refusal, ...answers, forgive: () => setRefusal(null) }
}

const keyOf = ({ general, processing }: TermsVersions) => `${general} ${processing}`

/** Asked for one name, which may become another one on an earlier step. */
type Ticked = { name: string | null; choices: StartChoices }

const nameIn = ({ basket }: OrderDraft) => basket.domain?.name ?? null

function choicesFor({ name, choices }: Ticked, draft: OrderDraft): StartChoices {
  return name === nameIn(draft) ? choices : { ...NO_START_CHOICES, atOnce: choices.atOnce }
}

type Filled = {
  draft: OrderDraft
  list: PriceList
  kept: SavedDraft<unknown> | null
  terms: TermsVersions
  accepted: boolean
  start: StartChoices
  honeypot: string
}

/** What the wizard sends, with the total as it stands on the screen; null while there is nothing to order. */
function orderInput({ draft, list, kept, ...said }: Filled): PlaceOrderInput | null {
  const { packageKey } = draft.basket
  if (packageKey === null || !kept) return null
  return {
    basket: { ...draft.basket, packageKey },
    customer: draft.customer,
    termsVersion: said.terms.general,
    processingVersion: said.terms.processing,
    termsAccepted: said.accepted,
    seenTotal: orderTotals(draftLines(draft, list)).incl,
    start: said.start,
    gate: { submissionKey: kept.submissionKey, honeypot: said.honeypot, filledInMs: draftAge(kept) },
  }
}

/** Nothing is sent while the terms are not accepted. */
async function answer(place: PlaceOrder, input: PlaceOrderInput | null): Promise<PlaceOrderResult> {
  if (!input) return { kind: 'invalid', errors: {} }
  if (!input.termsAccepted) return { kind: 'termsMissing' }
  try {
    return await withProof(proof => place({ ...input, gate: { ...input.gate, proof } }))
  } catch (error) {
    reportError(error)
    return { kind: 'failed' }
  }
}

/** The words came with the step that leads here, so they are there when the connection is not. */
async function noticeOf(result: PlaceOrderResult, phone: string): Promise<Notice> {
  const { orderNotices } = await import('./LaterSteps')
  return orderNotices({ phone, total: 'total' in result ? result.total : undefined })[result.kind]
}
