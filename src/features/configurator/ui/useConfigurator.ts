'use client'

import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { focusFormAlert } from '@/design-system/forms/formAlert'
import { tryStorage } from '@/design-system/forms/tryStorage'
import { useOnline } from '@/design-system/forms/useOnline'
import { withProof } from '@/design-system/forms/withProof'
import { CHECK_FIELDS, invalidNotice } from '@/design-system/notices/notices'
import { dismissAll, toast } from '@/design-system/notices/toasts'
import { draftAge, draftStorage, type SavedDraft, startDraft } from '@/design-system/wizard/draftStorage'
import { type Pending, useRestoredDraft, useStep } from '@/design-system/wizard/useSteps'
import { randomUuid } from '@/platform/text/uuid'
import { type Draft, EMPTY_DRAFT, FIRST_STEP, LAST_STEP, previousStep, STEPS } from '../model/draft'
import type { SubmitResult } from '../model/draftSchema'
import type { ConfiguratorOptions } from '../model/options'
import { withExistingChoices } from '../model/priceIndication'
import { type Trade, withTrade } from '../model/trades'
import type { DraftChecks } from './draftChecks'
import type { AlreadySent } from './FieldSteps'

export type SubmitAction = (submission: unknown) => Promise<SubmitResult>
type WizardOptions = {
  options: ConfiguratorOptions
  trades: Trade[]
  phone: string
  responseTime: string
  submit: SubmitAction
}

const SLUGS = STEPS.map(step => step.slug)
const GROUPS = { bedrijf: 'businessInfo', contact: 'contactInfo' } as const

/** The words came with the steps that lead here, so they are there when the connection is not. */
const submitNotices = async () => (await import('./LaterSteps')).submitNotices

export function useConfigurator({ options, trades, phone, responseTime, submit }: WizardOptions) {
  const { form, draft, kept, keep, restore, discardDraft, begin } = useDraftForm(options, trades)
  const { step, moved, open, openAddressed, follow } = useStep(SLUGS, async wanted =>
    wanted === FIRST_STEP ? wanted : (await loadChecks()).reachableStep(wanted, form.getValues()),
  )
  const { done, finish, dropSent, showSent } = useDone()
  const { clear, ...sending } = useSending({
    ...{ form, kept, keep, discardDraft, phone, responseTime, submit, finish },
    isLast: step === LAST_STEP,
  })
  const restoring = useRestoredDraft(() => restore(showSent), openAddressed)

  async function goNext() {
    const values = form.getValues()
    const [{ canLeave, isIncomplete, nextStep }] = await Promise.all([loadChecks(), import('./LaterSteps')])
    if (canLeave(step, values)) {
      dismissAll()
      return open(nextStep(step, values))
    }
    const slug = STEPS[step]?.slug
    if (slug === 'bedrijf' || slug === 'contact') await form.trigger(GROUPS[slug])
    focusFormAlert()
    toast(isIncomplete(step, values) ? MISSING_FIELDS : invalidNotice(CHECK_FIELDS))
  }

  function startAgain() {
    dismissAll()
    begin()
    dropSent()
    clear()
    open(FIRST_STEP)
  }

  return {
    ...{ form, draft, restoring, step, moved, open, follow, goNext, startAgain },
    ...sending,
    done,
    isLast: step === LAST_STEP,
    goBack: () => open(previousStep(step)),
  }
}

type SendingOptions = Pick<WizardOptions, 'phone' | 'responseTime' | 'submit'> &
  Pick<ReturnType<typeof useDraftForm>, 'form' | 'kept' | 'keep' | 'discardDraft'> & {
    isLast: boolean
    finish: (result: Saved, draft: Draft) => void
  }

/** `answerBy` is empty when no answer is promised. */
type Done = { reference: string; answerBy: string }

function useSending(options: SendingOptions) {
  const { form, kept, keep, discardDraft, phone, responseTime, submit, isLast, finish } = options
  const honeypot = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState(false)
  const [alreadySent, setAlreadySent] = useState<AlreadySent | null>(null)
  const { isOnline, sendsLater, waitForNetwork } = useSendLater(send, isLast)

  async function send() {
    if (sending) return
    if (!navigator.onLine) return waitForNetwork()
    setSending(true)
    const result = await answer().finally(() => setSending(false))
    const notice = (await submitNotices())({ phone, responseTime })[result.kind]
    toast(notice)
    setAlreadySent(result.kind === 'keyReused' ? { notice, first: result.first } : null)
    if (result.kind === 'keyReused') focusFormAlert()
    if (!('reference' in result)) return
    discardDraft()
    history.replaceState(null, '', location.pathname)
    finish(result, form.getValues())
  }

  /** What was sent before stays; this goes beside it, under a key of its own. */
  async function sendAddition() {
    if (sending || !kept.current) return
    const { submissionKey: addsTo } = kept.current
    keep({ ...kept.current, submissionKey: randomUuid(), addsTo })
    await send()
  }

  async function answer(): Promise<SubmitResult> {
    const checked = (await loadChecks()).check(form.getValues())
    if (!checked.success || !kept.current) return { kind: 'invalid' }
    const { submissionKey, addsTo } = kept.current
    try {
      const gate = {
        submissionKey,
        honeypot: honeypot.current?.value ?? '',
        filledInMs: draftAge(kept.current),
      }
      return await withProof(proof => submit({ draft: checked.data, gate: { ...gate, proof }, addsTo }))
    } catch (error) {
      reportError(error)
      return { kind: 'notSaved' }
    }
  }

  const clear = () => setAlreadySent(null)

  return { honeypot, sending, alreadySent, isOnline, sendsLater, clear, send, sendAddition }
}

type Saved = Extract<SubmitResult, { kind: 'sent' | 'savedWithoutMail' | 'received' }>

/** What was sent, with its answer, until the tab closes or the visitor begins anew. */
function useDone() {
  const [done, setDone] = useState<Done | null>(null)

  function finish(result: Saved, draft: Draft) {
    const { reference } = result
    const answered = { reference, answerBy: 'answerBy' in result ? result.answerBy : '' }
    sentStorage.store({ ...answered, draft })
    setDone(answered)
  }

  function dropSent() {
    sentStorage.drop()
    setDone(null)
  }

  return { done, finish, dropSent, showSent: setDone }
}

/** Sends once the network is back, as long as the page stays open. Who goes back to change something sends anew. */
function useSendLater(send: () => Promise<void>, isLast: boolean) {
  const isOnline = useOnline()
  const [sendsLater, setSendsLater] = useState(false)
  const latest = useRef(send)
  latest.current = send

  useEffect(() => {
    if (!sendsLater || (isLast && !isOnline)) return
    setSendsLater(false)
    if (isLast) latest.current().catch(reportError)
  }, [isOnline, sendsLater, isLast])

  return { isOnline, sendsLater, waitForNetwork: () => setSendsLater(true) }
}

function useDraftForm(options: ConfiguratorOptions, trades: Trade[]) {
  const form = useForm<Draft>({
    defaultValues: EMPTY_DRAFT,
    resolver: async (...asked) => (await loadChecks()).resolve(...asked),
    shouldFocusError: false,
  })
  const draft = useWatch({ control: form.control }) as Draft
  const kept = useRef<SavedConfiguration | null>(null)

  useEffect(() => {
    if (kept.current) storeDraft({ ...kept.current, draft })
  }, [draft])

  /** What was sent shows until a choice made elsewhere, or the visitor, begins anew. */
  function restore(showSent: (done: Done) => void): Pending {
    const linked = readLink()
    const found = loadDraft()
    if (found) return restoreSaved(found).then(draft => open(draft, linked))
    const sent = linked.type || linked.trade ? null : sentStorage.load()
    if (sent)
      return loadChecks().then(({ restoreDraft }) => {
        form.reset(restoreDraft(sent.draft))
        showSent(sent)
      })
    open(newDraft(), linked)
    return null
  }

  function open(found: SavedConfiguration, { type, trade: asked, town }: Linked) {
    kept.current = found
    const trade = trades.find(({ id }) => id === asked)
    const draft = trade ? withTrade(found.draft, trade, town) : found.draft
    form.reset(withExistingChoices(type ? { ...draft, websiteType: type } : draft, options))
  }

  function keep(next: SavedConfiguration) {
    kept.current = next
    storeDraft({ ...next, draft })
  }

  function discardDraft() {
    kept.current = null
    deleteDraft()
  }

  function begin() {
    kept.current = newDraft()
    form.reset(EMPTY_DRAFT)
  }

  return { form, draft, kept, keep, restore, discardDraft, begin }
}

type Linked = { type: string | null; trade: string | null; town: string }

const MAX_TOWN_LENGTH = 40

/** What home's slip or a link chose. Read once: who reloads the page keeps what he changed since. */
function readLink(): Linked {
  const url = new URL(location.href)
  const { searchParams } = url
  const [type, trade] = [searchParams.get('type'), searchParams.get('vak')]
  const town = (searchParams.get('plaats') ?? '').slice(0, MAX_TOWN_LENGTH)
  for (const name of ['vak', 'plaats']) searchParams.delete(name)
  if (trade) history.replaceState(history.state, '', url)
  return { type, trade, town }
}

async function restoreSaved(kept: SavedDraft<unknown>): Promise<SavedConfiguration> {
  const { restoreDraft } = await loadChecks()
  return { ...kept, draft: restoreDraft(kept.draft) }
}

type SavedConfiguration = SavedDraft<Draft>

const storage = draftStorage('configuratorDraft')

const newDraft = (): SavedConfiguration => startDraft(EMPTY_DRAFT)
const loadDraft = (): SavedDraft<unknown> | null => storage.load()
const storeDraft = (kept: SavedConfiguration): void => storage.store(kept)
const deleteDraft = (): void => storage.drop()

const SENT_KEY = 'configuratorSent'

/** What was sent, with its answer. It ends with the tab. */
const sentStorage = {
  load: () => tryStorage(() => parseSent(JSON.parse(sessionStorage.getItem(SENT_KEY) ?? 'null')), null),
  store: (sent: Done & { draft: Draft }) =>
    tryStorage(() => sessionStorage.setItem(SENT_KEY, JSON.stringify(sent)), undefined),
  drop: () => tryStorage(() => sessionStorage.removeItem(SENT_KEY), undefined),
}

function parseSent(sent: Partial<Done & { draft: unknown }> | null): (Done & { draft: unknown }) | null {
  if (typeof sent?.reference !== 'string' || typeof sent.answerBy !== 'string') return null
  return { reference: sent.reference, answerBy: sent.answerBy, draft: sent.draft }
}

export const MISSING_FIELDS = invalidNotice('Vul alle verplichte velden in voordat u verder gaat.')

export async function loadChecks(): Promise<DraftChecks> {
  return (await import('./draftChecks')).draftChecks
}
