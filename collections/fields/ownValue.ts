import type { BaseValidateOptions, CollectionSlug, FieldHook } from 'payload'
import { asSystem } from '@/platform/access/authority'

export const TAKEN = 'Dit is al in gebruik. Kies iets anders.'

type Asked = Pick<BaseValidateOptions<object, object, unknown>, 'collectionSlug' | 'id' | 'req'> & {
  name: string
}
type Rule<Value, Options> = (value: Value, options: Options) => string | true | Promise<string | true>

/**
 * The rule of a field whose value no other record may have, in the form in which it is stored. The database refuses a
 * second one without a reason.
 */
export function ownValue<Value, Options extends Asked = Asked>(
  rule: Rule<Value, Options>,
  toStored: (value: Value) => Value = value => value,
): Rule<Value, NoInfer<Options>> {
  return async (value, options) => {
    const fits = await rule(value, options)
    if (fits !== true) return fits
    const { collectionSlug, id, name, req } = options
    const { totalDocs } = await req.payload.count({
      collection: collectionSlug as CollectionSlug,
      where: {
        and: [
          { [name]: { equals: toStored(value) } },
          ...(id === undefined ? [] : [{ id: { not_equals: id } }]),
        ],
      },
      req,
      ...asSystem,
    })
    return totalDocs === 0 || TAKEN
  }
}

/** The value of a copy, until it gets one of its own. */
export const asCopy: FieldHook = ({ value }) => (typeof value === 'string' ? `${value}-kopie` : value)
