import type { Notice } from './toasts'

export const successNotice = (title: string, description?: string): Notice => ({
  ...{ title, description },
  tone: 'plain',
  duration: 5000,
})

export const warningNotice = (title: string, description?: string): Notice => ({
  ...{ title, description },
  tone: 'warning',
  duration: 8000,
})

export const errorNotice = (title: string, description?: string, duration = 6000): Notice => ({
  ...{ title, description },
  tone: 'destructive',
  duration,
})

export const invalidNotice = (description?: string, duration = 5000) =>
  errorNotice('Oeps! 😅', description, duration)

export const WENT_WRONG_TITLE = 'Er ging iets mis'

export const wentWrongNotice = (description: string, duration?: number) =>
  errorNotice(`${WENT_WRONG_TITLE} 😔`, description, duration)

export const callUs = (phone: string) => `Probeer het opnieuw of bel ons op ${phone}.`

export const isThatWrong = (phone: string) => `Klopt dat niet? Bel ons op ${phone}.`

/** The specification wants it without a full stop. */
export const callUsNow = (phone: string) => `Probeer het opnieuw of bel ons direct op ${phone}`

export const CHECK_FIELDS = 'Nog niet alles klopt. Kijk bij de velden van het formulier.'

export const ACTION_FAILED = errorNotice(
  'Dit lukt nu niet',
  'Kijk of je verbinding hebt en probeer het opnieuw. Wat je koos, blijft staan.',
)

export const proofFailedNotice = (phone: string, kept = 'Wat je typte, staat er nog.') =>
  errorNotice(
    'Het is nu heel druk',
    `Je browser moet eerst een rekensom maken, en dat lukte niet. Zet JavaScript aan of probeer het over tien minuten opnieuw. Liever bellen? ${phone}. ${kept}`.trim(),
    8000,
  )

export const WAIT_TITLE = 'Even geduld'

export const tooManyAtOnce = (what: string, phone: string) =>
  `Er kwamen te veel ${what} tegelijk. Probeer het over een uur opnieuw of bel ons op ${phone}.`

export const tooManyAtOnceNotice = (what: string, phone: string) =>
  errorNotice(WAIT_TITLE, tooManyAtOnce(what, phone), 8000)
