'use client'

import { type Act, ActionButton } from '@/platform/console/ActionButton'
import { QUOTES_API, type ResendQuoteResult } from '../model/console'
import { RESENT } from './messages'

type ResendQuoteProps = { id: string; version: number; act: Act }

/** For what was sent and not changed since. */
export function ResendQuote({ id, version, act }: ResendQuoteProps) {
  return (
    <ActionButton
      busy="Bezig met versturen..."
      sure={{ think: 'De klant krijgt dezelfde mail nog een keer.', yes: 'Ja, versturen' }}
      onAct={() =>
        act<ResendQuoteResult>({
          address: `${QUOTES_API}/resend`,
          content: { id, version },
          words: RESENT,
        })
      }
    >
      Mail opnieuw sturen
    </ActionButton>
  )
}
