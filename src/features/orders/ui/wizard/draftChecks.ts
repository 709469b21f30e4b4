import { customerSchema } from '@/features/customers/model/customer'
import { isAbroad } from '@/features/tax/model/countries'
import { canLeaveOrderStep, type OrderDraft, orderStepOf } from '../../model/orderDraft'
import { customerFields } from './customerFields'
import { type FieldProblems, takenDomain } from './messages'

export { fromDeepLink, orderStepOf, reachableOrderStep, restoreOrderDraft } from '../../model/orderDraft'

/** What still stands in the way of leaving a step. This file brings the schemas along: import it when needed. */
export function problemsOf(step: number, draft: OrderDraft): FieldProblems {
  if (canLeaveOrderStep(step, draft)) return {}
  if (step === orderStepOf('gegevens')) return customerProblems(draft)
  const { packageKey, domain } = draft.basket
  return {
    ...(domain?.mode === 'new' && domain.answer === 'taken' && takenDomain(domain.name)),
    ...(packageKey === null && { pakket: 'Kies een pakket.' }),
  }
}

/** The draft with its customer as it will be kept: `7511ab` has become `7511 AB`. */
export function withNormalisedCustomer(draft: OrderDraft): OrderDraft {
  const checked = customerSchema.safeParse(draft.customer)
  return checked.success ? { ...draft, customer: checked.data } : draft
}

function customerProblems({ customer }: OrderDraft): FieldProblems {
  const issues = customerSchema.safeParse(customer).error?.issues ?? []
  const names = customerFields(customer.kind, isAbroad(customer.country)).map(({ name }) => name)
  const messages = [...names, 'country'].flatMap(name => {
    const issue = issues.find(({ path }) => path[0] === name)
    return issue ? [[name, issue.message]] : []
  })
  return Object.fromEntries(messages)
}
