import { lazy, Suspense } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Draft } from '@/domain/configurator/draft'
import type { ConfiguratorOptions } from '@/domain/configurator/options'
import { FIRST_STEP } from '@/domain/configurator/steps'
import { TypeStep } from './TypeStep'

export type DraftForm = UseFormReturn<Draft>

export type StepFieldsProps = {
  step: number
  form: DraftForm
  draft: Draft
  options: ConfiguratorOptions
  onChange: (step: number) => void
}

const LaterSteps = lazy(() => import('./LaterSteps'))

/** The fields of one step. The later ones come a moment after the page, before they are needed. */
export function StepFields(props: StepFieldsProps) {
  if (props.step === FIRST_STEP) return <TypeStep form={props.form} types={props.options.websiteTypes} />
  return (
    <Suspense fallback={<p className="mt-7 min-h-80 text-soft">De vragen komen eraan…</p>}>
      <LaterSteps {...props} />
    </Suspense>
  )
}
