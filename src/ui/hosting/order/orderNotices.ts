import type { PlaceOrderKind } from '@/domain/hosting/placed'
import { formatAmount } from '@/domain/money/euro'
import type { Notice } from '../../primitives/toasts'

const done = (notice: Pick<Notice, 'title' | 'description'>): Notice => ({
  ...notice,
  tone: 'plain',
  duration: 5000,
})
const refused = (title: string, description?: string): Notice => ({
  ...{ title, description },
  tone: 'destructive',
  duration: 6000,
})

/** `total` is what the order costs now, in cents with VAT, where the price has changed. */
type Means = { phone: string; total?: number }

/** The error catalogue of the hosting order: one notice for every way in which placing it can end. */
export function orderNotices({ phone, total = 0 }: Means): Record<PlaceOrderKind, Notice> {
  const kept = `Je bon blijft staan. Probeer het opnieuw of bel ons op ${phone}.`
  return {
    placed: done({
      title: 'Bestelling succesvol verwerkt!',
      description: 'Je ontvangt een e-mail met alle details en login gegevens.',
    }),
    placedWithoutMail: {
      title: 'Bestelling is verwerkt, maar e-mail kon niet worden verzonden.',
      description: 'We nemen contact met je op!',
      tone: 'warning',
      duration: 8000,
    },
    accountNotMade: refused('Er ging iets mis bij het aanmaken van je account', kept),
    notSaved: refused('Er ging iets mis bij het opslaan van je bestelling', kept),
    failed: refused(
      'Er ging iets mis bij het verwerken van je bestelling.',
      'Probeer het opnieuw of neem contact met ons op.',
    ),
    termsMissing: refused('Je moet akkoord gaan met de algemene voorwaarden'),
    termsChanged: refused(
      'De algemene voorwaarden zijn net gewijzigd',
      'Er is niets besteld. Lees ze na en ga opnieuw akkoord.',
    ),
    priceChanged: refused(
      'De prijs is net gewijzigd',
      `Er is niets besteld. Het is nu ${formatAmount(total)} incl. btw. Kijk de bon na en bestel opnieuw.`,
    ),
    domainTaken: refused(
      'Je domeinnaam is net bezet geraakt',
      'Er is niets besteld. Kies een andere naam, of verhuis hem naar ons als hij van jou is.',
    ),
    invalid: refused('Oeps! 😅', 'Nog niet alles klopt. Kijk bij de velden van het formulier.'),
    keyReused: refused(
      'Deze bestelling is al geplaatst',
      `We hebben hem ontvangen met andere gegevens. Kijk in je e-mail, of bel ons op ${phone} als je iets wilt wijzigen.`,
    ),
    tooMany: refused(
      'Even geduld',
      `Er kwamen te veel bestellingen tegelijk. Je bon blijft staan: probeer het over een uur opnieuw of bel ons op ${phone}.`,
    ),
  }
}
