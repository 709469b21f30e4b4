'use client'

import { useState } from 'react'
import { dismissAll, toast } from '@/design-system/primitives/toasts'
import { useStep } from '@/design-system/wizard/useStep'
import type { OrderDraft } from '../../model/orderDraft'
import { type FieldProblems, problemNotice } from './fieldProblems'

/** The steps that the visitor fills in, as the domain has them. */
export type OrderSteps = readonly { slug: string; title: string; heading: string }[]

const loadRules = () => import('./rules')

/** What is wrong stands on its own step only. */
type StepProblems = { on: number; problems: FieldProblems }
type Draft = { read: () => OrderDraft; write: (draft: OrderDraft) => void }

/** The step in the address, and what keeps a visitor on it. The rules come when they are first asked. */
export function useOrderSteps(steps: OrderSteps, { read, write }: Draft) {
  const [faults, setFaults] = useState<StepProblems>({ on: 0, problems: {} })
  const { step, moved, open, openAddressed, follow } = useStep(
    steps.map(each => each.slug),
    async wanted => (wanted === 0 ? 0 : (await loadRules()).reachableOrderStep(wanted, read())),
  )

  /** Opens the next step once it is there to be shown. */
  async function goNext(besides: FieldProblems) {
    const [{ problemsOf, tidied }] = await Promise.all([loadRules(), import('./LaterSteps')])
    const found = { ...problemsOf(step, read()), ...besides }
    setFaults({ on: step, problems: found })
    if (Object.keys(found).length > 0) return toast(problemNotice(found))
    dismissAll()
    write(tidied(read()))
    open(step + 1)
  }

  function openWith(slug: string, found: FieldProblems) {
    const on = steps.findIndex(each => each.slug === slug)
    setFaults({ on, problems: found })
    open(on)
  }

  /** Something was filled in or chosen: what was wrong with it is over. */
  function mend(field: string) {
    setFaults(({ on, problems: { [field]: _, ...problems } }) => ({ on, problems }))
  }

  const problems = faults.on === step ? faults.problems : {}
  return { step, moved, open, openAddressed, follow, goNext, openWith, mend, problems }
}
