import { APIError, type CollectionBeforeValidateHook } from 'payload'

/** Refuses what was filled in beside an older state: a form of the office sends along when it saw the record changed. */
export const refuseOvertaken: CollectionBeforeValidateHook = ({ data, operation, originalDoc }) => {
  const [seen, kept] = [data?.updatedAt, originalDoc?.updatedAt]
  if (operation !== 'update' || !seen || !kept || Date.parse(seen) === Date.parse(kept)) return data
  throw new APIError(
    'Een collega was je voor. Jouw wijziging is niet opgeslagen. Laad de pagina opnieuw.',
    409,
    null,
    true,
  )
}
