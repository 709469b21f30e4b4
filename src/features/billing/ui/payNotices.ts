import { callUs, isThatWrong, WAIT_TITLE, WENT_WRONG_TITLE } from '@/design-system/notices/notices'

type NoPayment = 'paid' | 'waiting' | 'closed' | 'notFound' | 'unreachable' | 'tooMany' | 'failed'

export type PayAgainState = { kind: 'idle' | NoPayment } | { kind: 'pay'; payAt: string }

export const IDLE: PayAgainState = { kind: 'idle' }

export function payNowNotices(phone: string): Record<NoPayment, { title: string; description: string }> {
  const nothing = {
    title: 'Hier is niets meer te betalen',
    description: isThatWrong(phone),
  }
  return {
    paid: { title: 'Deze bestelling is al betaald', description: 'Je hoeft niets meer te doen.' },
    waiting: {
      title: 'We wachten op je bank',
      description: 'Je betaling is onderweg. Je hoeft niets te doen.',
    },
    closed: nothing,
    notFound: nothing,
    unreachable: {
      title: 'De betaaldienst geeft even geen antwoord',
      description: `Je bestelling blijft staan. Probeer het over een paar minuten opnieuw of bel ons op ${phone}.`,
    },
    tooMany: {
      title: WAIT_TITLE,
      description: `Er is te vaak achter elkaar geprobeerd te betalen. Wacht een uur of bel ons op ${phone}.`,
    },
    failed: {
      title: WENT_WRONG_TITLE,
      description: `Je bestelling blijft staan. ${callUs(phone)}`,
    },
  }
}
