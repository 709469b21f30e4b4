import type { OrderStatus } from '@/features/orders/model/status'
import { formatMoment } from '@/platform/time/zone'

type NoticeText = { heading: string; intro: string; closing: string }

const REFUND_ADVICE = 'Betaal het bedrag terug bij de betaaldienst, of overleg met de klant.'

/** What staff have to know about a payment, and what to do now. */
const NOTICES = {
  paid: {
    heading: 'Een bestelling is betaald',
    intro: 'De bestelling is nu actief.',
    closing: 'Vink op de bestelling af wat er gedaan is.',
  },
  twice: {
    heading: 'Dubbel betaald',
    intro: 'Er kwam geld binnen voor iets dat al betaald, gecrediteerd of afgesloten was.',
    closing: REFUND_ADVICE,
  },
  otherTotal: {
    heading: 'Betaald, maar niet het bedrag van nu',
    intro: 'Na het openen van deze betaling is het bedrag veranderd. Er is niets op geboekt.',
    closing: REFUND_ADVICE,
  },
  moneyBack: {
    heading: 'Er ging geld terug',
    intro: 'Bij de betaaldienst is geld teruggegaan.',
    closing: 'De bestelling en de factuur zijn niet veranderd. Crediteer of schort op waar dat moet.',
  },
  problem: {
    heading: 'Er klopt iets niet met een betaling',
    intro: 'De betaaldienst zegt iets anders dan wij.',
    closing: 'Er is niets geboekt. Kijk bij de betaaldienst wat er gebeurd is.',
  },
} as const satisfies Record<string, NoticeText>

/** `text` says it more precisely than the notice of its kind does. */
export type Notice = { kind: keyof typeof NOTICES; text?: string }

export function noticeText({ kind, text }: Notice): NoticeText {
  const { heading, intro, closing } = NOTICES[kind]
  return { heading, intro: text ?? intro, closing }
}

/** What staff read of an order that runs from now on; `from` is how it stood until then. */
export function orderStartedText(from: OrderStatus | null, promised: Date): string {
  const again = from === 'cancelled' ? 'De bestelling was al opgegeven, en loopt nu alsnog. ' : ''
  return `${again}De hosting is beloofd voor ${formatMoment(promised)}.`
}
