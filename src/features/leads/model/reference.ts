/**
 * What visitors see of a lead: it tells nobody how many there are. The database draws it (`bureau.new_reference`), from
 * signs that are not taken for each other and make no words.
 */
const SIGNS = '3479CFGHJKMNPRTWXY'
const LENGTH = 6

const REFERENCE = new RegExp(`^[${SIGNS}]{${LENGTH}}$`)

/** As people type it over: `k7 xw-4m` is `K7XW4M`. Null when it cannot be one. */
export function readReference(typed: string): string | null {
  const reference = typed.replace(/[\s-]/g, '').toUpperCase()
  return REFERENCE.test(reference) ? reference : null
}
