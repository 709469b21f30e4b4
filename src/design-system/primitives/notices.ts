import type { Notice } from './toasts'

export const good = (title: string, description?: string): Notice => ({
  ...{ title, description },
  tone: 'plain',
  duration: 5000,
})

/** It is done, but not all of it. */
export const warning = (title: string, description?: string): Notice => ({
  ...{ title, description },
  tone: 'warning',
  duration: 8000,
})

export const bad = (title: string, description?: string, duration = 6000): Notice => ({
  ...{ title, description },
  tone: 'destructive',
  duration,
})

/** Something was not filled in, or not as it should be. */
export const oops = (description?: string, duration = 5000) => bad('Oeps! 😅', description, duration)

export const WENT_WRONG = 'Er ging iets mis'

export const wentWrong = (description: string, duration?: number) =>
  bad(`${WENT_WRONG} 😔`, description, duration)

export const callUs = (phone: string) => `Probeer het opnieuw of bel ons op ${phone}.`

export const isThatWrong = (phone: string) => `Klopt dat niet? Bel ons op ${phone}.`

/** As the specification says it, without a full stop. */
export const callUsNow = (phone: string) => `Probeer het opnieuw of bel ons direct op ${phone}`

export const CHECK_FIELDS = 'Nog niet alles klopt. Kijk bij de velden van het formulier.'

/** A press that came to nothing, mostly for want of a connection. */
export const NOT_NOW = bad(
  'Dit lukt nu niet',
  'Kijk of je verbinding hebt en probeer het opnieuw. Wat je koos, blijft staan.',
)

/** Above a ceiling, in a browser that cannot show that somebody sits before it. `kept` is what stays. */
export const mustProve = (phone: string, kept = 'Wat je typte, staat er nog.') =>
  bad(
    'Het is nu heel druk',
    `Je browser moet eerst een rekensom maken, en dat lukte niet. Zet JavaScript aan of probeer het over tien minuten opnieuw. Liever bellen? ${phone}. ${kept}`.trim(),
    8000,
  )

export const WAIT = 'Even geduld'

/** `what` came in too great a number. */
export const tooManyAtOnce = (what: string, phone: string) =>
  `Er kwamen te veel ${what} tegelijk. Probeer het over een uur opnieuw of bel ons op ${phone}.`
