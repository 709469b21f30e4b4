import {
  bad,
  CHECK_FIELDS,
  callUs,
  good,
  mustProve,
  oops,
  WAIT,
  warning,
} from '@/design-system/primitives/notices'
import type { Notice } from '@/design-system/primitives/toasts'
import { formatAmount } from '@/platform/money/euro'
import type { PlaceOrderKind } from '../../model/placeOrder'

/** `total` is what the order costs now, in cents with VAT, where the price has changed. */
type NoticeOptions = { phone: string; total?: number }

/** The error catalogue of the hosting order: one notice for every way in which placing it can end. */
export function orderNotices({ phone, total = 0 }: NoticeOptions): Record<PlaceOrderKind, Notice> {
  const kept = `Je bon blijft staan. ${callUs(phone)}`
  return {
    placed: good(
      'Bestelling succesvol verwerkt!',
      'Je ontvangt een e-mail met alle details en login gegevens.',
    ),
    placedWithoutMail: warning(
      'Bestelling is verwerkt, maar e-mail kon niet worden verzonden.',
      'We nemen contact met je op!',
    ),
    accountNotMade: bad('Er ging iets mis bij het aanmaken van je account', kept),
    notSaved: bad('Er ging iets mis bij het opslaan van je bestelling', kept),
    failed: bad(
      'Er ging iets mis bij het verwerken van je bestelling.',
      'Probeer het opnieuw of neem contact met ons op.',
    ),
    termsMissing: bad('Je moet akkoord gaan met de algemene voorwaarden'),
    termsChanged: bad(
      'De algemene voorwaarden zijn net gewijzigd',
      'Er is niets besteld. Lees ze na en ga opnieuw akkoord.',
    ),
    priceChanged: bad(
      'De prijs is net gewijzigd',
      `Er is niets besteld. Het is nu ${formatAmount(total)} incl. btw. Kijk de bon na en bestel opnieuw.`,
    ),
    domainTaken: bad(
      'Je domeinnaam is net bezet geraakt',
      'Er is niets besteld. Kies een andere naam, of verhuis hem naar ons als hij van jou is.',
    ),
    invalid: oops(CHECK_FIELDS, 6000),
    keyReused: bad(
      'Deze bestelling is al geplaatst',
      `We hebben hem ontvangen met andere gegevens. Kijk in je e-mail, of bel ons op ${phone} als je iets wilt wijzigen.`,
    ),
    prove: mustProve(phone, 'Je bon blijft staan.'),
    tooMany: bad(
      WAIT,
      `Er kwamen te veel bestellingen tegelijk. Je bon blijft staan: probeer het over een uur opnieuw of bel ons op ${phone}.`,
    ),
  }
}
