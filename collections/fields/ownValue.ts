import type { BaseValidateOptions, CollectionSlug, EmailField, FieldHook } from 'payload'
import { email } from 'payload/shared'
import { asSystem } from '@/server/authority'

export const TAKEN = 'Dit is al in gebruik. Kies iets anders.'

type Asked = Pick<BaseValidateOptions<object, object, unknown>, 'collectionSlug' | 'id' | 'req'> & {
  name: string
}
type Rule<Value, Options> = (value: Value, options: Options) => string | true | Promise<string | true>

/** The rule of a field whose value no other record may have. The database refuses a second one without a reason. */
export function ownValue<Value, Options extends Asked = Asked>(
  rule: Rule<Value, Options>,
): Rule<Value, NoInfer<Options>> {
  return async (value, options) => {
    const fits = await rule(value, options)
    if (fits !== true) return fits
    const { collectionSlug, id, name, req } = options
    const same = { [name]: { in: [value, lowerCased(value)] } }
    const { totalDocs } = await req.payload.count({
      collection: collectionSlug as CollectionSlug,
      where: { and: [same, ...(id === undefined ? [] : [{ id: { not_equals: id } }])] },
      req,
      ...asSystem,
    })
    return totalDocs === 0 || TAKEN
  }
}

/** The value of a copy, until it gets one of its own. */
export const asCopy: FieldHook = ({ value }) => (typeof value === 'string' ? `${value}-kopie` : value)

/** Payload's own field of an account. */
export const ownEmail = {
  ...{ name: 'email', label: 'E-mail', type: 'email', required: true, unique: true },
  validate: ownValue(email),
} satisfies EmailField

/** An e-mail address is kept in lower case, and so is every name in an address. */
function lowerCased(value: unknown): unknown {
  return typeof value === 'string' ? value.trim().toLowerCase() : value
}
