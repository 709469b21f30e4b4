import { APIError, type CollectionBeforeOperationHook } from 'payload'

const REFUSAL = 'Een wachtwoord kiest de klant zelf, met de link uit de mail.'

/** Only our own verbs change a password: they ask for the old one or for a mailed link, and write to the owner. */
export const refusePassword: CollectionBeforeOperationHook = ({ args, operation, overrideAccess }) => {
  const sent: object = ('data' in args && args.data) || {}
  if (operation === 'update' && !overrideAccess && 'password' in sent && sent.password)
    throw new APIError(REFUSAL, 400, null, true)
  return args
}
