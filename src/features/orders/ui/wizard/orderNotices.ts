import {
  CHECK_FIELDS,
  callUs,
  errorNotice,
  invalidNotice,
  proofFailedNotice,
  successNotice,
  WAIT_TITLE,
  warningNotice,
} from '@/design-system/notices/notices'
import type { Notice } from '@/design-system/notices/toasts'
import { SHOP_CLOSED } from '@/platform/launch/model/launch'
import { formatAmount } from '@/platform/money/euro'
import type { PlaceOrderKind } from '../../model/placeOrderSchema'

/**
 * `total` is what the order costs now, in cents with VAT, where the price has changed; `begins` the day, in words, on which
 * a paid order begins later.
 */
type NoticeOptions = { phone: string; total?: number; begins?: string | null }

/** The error catalogue of the hosting order: one notice for every way in which placing it can end. */
export function orderNotices({ phone, total = 0, begins }: NoticeOptions): Record<PlaceOrderKind, Notice> {
  const kept = `Je bon blijft staan. ${callUs(phone)}`
  return {
    placed: placedNotice(begins),
    placedWithoutMail: warningNotice(
      'Bestelling is verwerkt, maar e-mail kon niet worden verzonden.',
      'We nemen contact met je op!',
    ),
    shopClosed: errorNotice(SHOP_CLOSED.title, `Er is niets besteld. ${SHOP_CLOSED.text}`),
    accountNotMade: errorNotice('Er ging iets mis bij het aanmaken van je account', kept),
    notSaved: errorNotice('Er ging iets mis bij het opslaan van je bestelling', kept),
    failed: errorNotice(
      'Er ging iets mis bij het verwerken van je bestelling.',
      'Probeer het opnieuw of neem contact met ons op.',
    ),
    termsMissing: errorNotice('Je moet akkoord gaan met de algemene voorwaarden'),
    termsChanged: errorNotice(
      'De voorwaarden zijn net gewijzigd',
      'Er is niets besteld. Lees ze na en ga opnieuw akkoord.',
    ),
    priceChanged: errorNotice(
      'De prijs is net gewijzigd',
      `Er is niets besteld. Het is nu ${formatAmount(total)} incl. btw. Kijk de bon na en bestel opnieuw.`,
    ),
    domainTaken: errorNotice(
      'Je domeinnaam is net bezet geraakt',
      'Er is niets besteld. Kies een andere naam, of verhuis hem naar ons als hij van jou is.',
    ),
    invalid: invalidNotice(CHECK_FIELDS, 6000),
    keyReused: errorNotice(
      'Deze bestelling is al geplaatst',
      `We hebben hem ontvangen met andere gegevens. Kijk in je e-mail, of bel ons op ${phone} als je iets wilt wijzigen.`,
    ),
    prove: proofFailedNotice(phone, 'Je bon blijft staan.'),
    tooMany: errorNotice(
      WAIT_TITLE,
      `Er kwamen te veel bestellingen tegelijk. Je bon blijft staan: probeer het over een uur opnieuw of bel ons op ${phone}.`,
    ),
  }
}

const placedNotice = (begins?: string | null) =>
  successNotice(
    'Bestelling succesvol verwerkt!',
    begins
      ? `Je bestelling begint op ${begins}. Je ontvangt een e-mail met alle details.`
      : 'Je ontvangt een e-mail met alle details en login gegevens.',
  )
