'use client'

import { useRef, useState } from 'react'
import { CHECK_FIELDS, invalidNotice } from '@/design-system/primitives/notices'
import { dismissAll, type Notice, toast } from '@/design-system/primitives/toasts'
import { withProof } from '@/design-system/primitives/withProof'
import { draftAge } from '@/design-system/wizard/keptDraft'
import { useRestoredDraft } from '@/design-system/wizard/useRestored'
import { useStep } from '@/design-system/wizard/useStep'
import type { ConfiguratorOptions } from '../model/options'
import { previousStep, FIRST_STEP, LAST_STEP, STEPS } from '../model/steps'
import type { SubmitResult } from '../model/submit'
import { loadChecks } from './loadChecks'
import { MISSING_FIELDS } from './missingFields'
import { useDraftForm } from './useDraftForm'

export type SubmitAction = (submission: unknown) => Promise<SubmitResult>
type WizardOptions = { options: ConfiguratorOptions; phone: string; responseTime: string; submit: SubmitAction }

const SLUGS = STEPS.map(step => step.slug)
const GROUPS = { bedrijf: 'businessInfo', contact: 'contactInfo' } as const

/** The words came with the steps that lead here, so they are there when the connection is not. */
const submitNotices = async () => (await import('./LaterSteps')).submitNotices

export function useConfigurator({ options, phone, responseTime, submit }: WizardOptions) {
  const { form, draft, kept, restore, forget, begin } = useDraftForm(options)
  const { step, moved, open, openAddressed, follow } = useStep(SLUGS, async wanted =>
    wanted === FIRST_STEP ? wanted : (await loadChecks()).reachable(wanted, form.getValues()),
  )
  const restoring = useRestoredDraft(restore, openAddressed)
  const { clear, ...sent } = useSending({ form, kept, forget, phone, responseTime, submit })

  /** Opens the next step once it is there to be shown. */
  async function goNext() {
    const values = form.getValues()
    const [{ canLeave, isIncomplete, next }] = await Promise.all([loadChecks(), import('./LaterSteps')])
    if (canLeave(step, values)) {
      dismissAll()
      return open(next(step, values))
    }
    const slug = STEPS[step]?.slug
    if (slug === 'bedrijf' || slug === 'contact') await form.trigger(GROUPS[slug])
    toast(isIncomplete(step, values) ? MISSING_FIELDS : invalidNotice(CHECK_FIELDS))
  }

  function startAgain() {
    dismissAll()
    begin()
    clear()
    open(FIRST_STEP)
  }

  return {
    ...{ form, draft, restoring, step, moved, open, follow, goNext, startAgain },
    ...sent,
    isLast: step === LAST_STEP,
    goBack: () => open(previousStep(step)),
  }
}

type SendingOptions = Pick<WizardOptions, 'phone' | 'responseTime' | 'submit'> &
  Pick<ReturnType<typeof useDraftForm>, 'form' | 'kept' | 'forget'>

function useSending({ form, kept, forget, phone, responseTime, submit }: SendingOptions) {
  const honeypot = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState(false)
  const [reference, setReference] = useState<string | null>(null)
  const [spent, setSpent] = useState<Notice | null>(null)

  async function send() {
    if (sending) return
    setSending(true)
    const result = await answer().finally(() => setSending(false))
    const notice = (await submitNotices())({ phone, responseTime })[result.kind]
    toast(notice)
    setSpent(result.kind === 'keyReused' ? notice : null)
    if (!('reference' in result)) return
    forget()
    history.replaceState(null, '', location.pathname)
    setReference(result.reference)
  }

  async function answer(): Promise<SubmitResult> {
    const checked = (await loadChecks()).check(form.getValues())
    if (!checked.success || !kept.current) return { kind: 'invalid' }
    const { submissionKey } = kept.current
    try {
      const gate = {
        submissionKey,
        honeypot: honeypot.current?.value ?? '',
        filledInMs: draftAge(kept.current),
      }
      return await withProof(proof => submit({ draft: checked.data, gate: { ...gate, proof } }))
    } catch (error) {
      reportError(error)
      return { kind: 'notSaved' }
    }
  }

  function clear() {
    setReference(null)
    setSpent(null)
  }

  return { honeypot, sending, reference, spent, clear, send }
}
