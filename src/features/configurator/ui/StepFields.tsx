import { lazy, Suspense } from 'react'
import { FIRST_STEP } from '../model/steps'
import type { StepProps } from './stepProps'
import { TypeStep } from './TypeStep'

const LaterSteps = lazy(() => import('./LaterSteps'))

/** The fields of one step. The later ones come a moment after the page, before they are needed. */
export function StepFields(props: StepProps) {
  if (props.step === FIRST_STEP) return <TypeStep form={props.form} types={props.options.websiteTypes} />
  return (
    <Suspense fallback={<p className="mt-7 min-h-80 text-soft">De vragen komen eraan…</p>}>
      <LaterSteps {...props} />
    </Suspense>
  )
}
