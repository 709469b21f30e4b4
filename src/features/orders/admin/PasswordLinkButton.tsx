'use client'

import type { PasswordLinkResult } from '@/platform/auth/accountResult'
import { ActButton } from '@/platform/console/ActButton'
import type { ConsoleCustomer } from '../model/console'
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
