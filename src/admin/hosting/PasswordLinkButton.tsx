'use client'

import type { PasswordLinkResult } from '@/domain/hosting/accountResult'
import type { ConsoleCustomer } from '@/domain/hosting/console'
import { ActButton } from './ActButton'
import { useDesk } from './useDesk'
import { LINK_SENT } from './words'

/** Mails a customer a link to choose a password. */
export function PasswordLinkButton({ customer, onDone }: { customer: ConsoleCustomer; onDone: () => void }) {
  const { act } = useDesk()
  const send = async () => {
    const address = `/api/hosting-customers/${customer.id}/password-link`
    await act<PasswordLinkResult>({ address, content: {}, words: LINK_SENT })
    onDone()
  }
  return (
    <ActButton busy="Bezig met mailen..." onAct={send}>
      Wachtwoordlink mailen
    </ActButton>
  )
}
