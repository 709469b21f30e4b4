import * as z from 'zod/mini'
import { BILLING_CYCLES } from '@/features/catalogue/model/cycles'
import { DOMAIN_ANSWERS } from './domainAnswers'
import { DOMAIN_MODES } from './domainModes'
import { isOfferedDomain, NO_DOMAIN_NAME, normaliseDomainName } from './domainName'

export const catalogueKey = z.string().check(z.minLength(1), z.maxLength(80))
export const billingCycle = z.enum(BILLING_CYCLES.map(each => each.value))
export const chosenExtras = z.array(catalogueKey).check(z.maxLength(50))

const NOT_SOLD = 'Deze naam kunnen we niet voor je vastleggen. Kies .nl, .com, .eu, .be, .org of .net.'

/** Bounded before it is read, and kept as `jansen.nl`. */
const domainName = z.string().check(
  z.maxLength(300, NO_DOMAIN_NAME),
  z.overwrite(typed => normaliseDomainName(typed) ?? typed),
  z.refine(name => normaliseDomainName(name) === name, NO_DOMAIN_NAME),
)

export const basketDomainSchema = z
  .object({
    name: domainName,
    mode: z.enum(DOMAIN_MODES.map(each => each.value)),
    answer: z.nullable(z.enum(DOMAIN_ANSWERS.map(each => each.value))),
  })
  .check(
    z.refine(({ name, mode }) => mode !== 'new' || isOfferedDomain(name), {
      message: NOT_SOLD,
      path: ['name'],
    }),
  )

export const basketSchema = z.object({
  packageKey: catalogueKey,
  cycle: billingCycle,
  extras: chosenExtras,
  domain: z.nullable(basketDomainSchema),
})
