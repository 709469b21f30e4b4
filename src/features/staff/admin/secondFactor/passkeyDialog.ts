import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'

export type Passkey<Response> =
  | { kind: 'response'; response: Response }
  | { kind: 'refused'; message: string }

const NOT_USED = 'De toegangssleutel is niet gebruikt. Probeer het nog een keer.'
const KNOWN = 'Op dit apparaat staat al een toegangssleutel voor je account.'

type MakeOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
type UseOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** Has the browser make a passkey. */
export const createPasskey = (options: object) =>
  dialog(() => startRegistration({ optionsJSON: options as MakeOptions }))

/** Has the browser sign with a passkey. */
export const signWithPasskey = (options: object) =>
  dialog(() => startAuthentication({ optionsJSON: options as UseOptions }))

async function dialog<Response>(show: () => Promise<Response>): Promise<Passkey<Response>> {
  try {
    return { kind: 'response', response: await show() }
  } catch (error) {
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    // Whoever closes the dialog of the browser did nothing wrong.
    if (!isKnown && !(error instanceof Error && error.name === 'NotAllowedError')) reportError(error)
    return { kind: 'refused', message: isKnown ? KNOWN : NOT_USED }
  }
}
