'use client'

import type { PasswordLinkResult } from '@/platform/auth/accountResult'
import { ActionButton } from '@/platform/console/ActButton'
import type { ConsoleCustomer } from '../model/console'
import { useConsole } from './useDesk'
import { LINK_SENT } from './words'

/** Mails a customer a link to choose a password. */
export function PasswordLinkButton({ customer, onDone }: { customer: ConsoleCustomer; onDone: () => void }) {
  const { act } = useConsole()
  const send = async () => {
    const address = `/api/hosting-customers/${customer.id}/password-link`
    await act<PasswordLinkResult>({ address, content: {}, words: LINK_SENT })
    onDone()
  }
  return (
    <ActionButton busy="Bezig met mailen..." onAct={send}>
      Wachtwoordlink mailen
    </ActionButton>
  )
}
