import { Problems } from '@/design-system/forms/Problems'
import { CartStep } from './CartStep'
import { CustomerStep } from './CustomerStep'
import { ReviewStep } from './ReviewStep'
import type { StepProps } from './stepProps'

export { orderNotices } from './orderNotices'

/** Every step after the first, with what is still wrong on it. A visitor who only looks does not load them. */
export default function LaterSteps(props: StepProps) {
  const problems = Object.entries(props.problems).map(([id, message]) => ({ id, message }))
  return (
    <>
      <Problems problems={problems} />
      <Fields {...props} />
    </>
  )
}

function Fields(props: StepProps) {
  switch (props.slug) {
    case 'winkelwagen':
      return <CartStep {...props} />
    case 'gegevens':
      return <CustomerStep {...props} />
    case 'betalen':
      return <ReviewStep {...props} />
    default:
      throw new Error(`no later step ${props.slug}`)
  }
}
