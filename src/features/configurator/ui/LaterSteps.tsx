import { STEPS } from '../model/draft'
import { FeaturesStep, PlanningStep, ServicesStep } from './ChoiceSteps'
import { BusinessStep, ContactStep, ErrorSummary } from './DetailSteps'
import { SummaryStep } from './SummaryStep'
import type { StepProps } from './stepProps'

export { submitNotices } from './SummaryStep'

/** Every step after the first, with what is still to be filled in on it. A visitor who only looks does not load them. */
export default function LaterSteps(props: StepProps) {
  return (
    <>
      <ErrorSummary errors={props.form.formState.errors} step={props.step} />
      <Fields {...props} />
    </>
  )
}

function Fields({ step, form, ...props }: StepProps) {
  const { draft, options } = props
  switch (STEPS[step]?.slug) {
    case 'diensten':
      return <ServicesStep form={form} services={options.services} />
    case 'planning':
      return <PlanningStep form={form} timelines={options.timelines} />
    case 'extra':
      return <FeaturesStep form={form} features={options.features} chosen={draft.features} />
    case 'bedrijf':
      return <BusinessStep form={form} />
    case 'contact':
      return <ContactStep form={form} />
    case 'bevestiging':
      return <SummaryStep {...props} />
    default:
      throw new Error(`no later step ${step}`)
  }
}
