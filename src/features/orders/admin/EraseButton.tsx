'use client'

import type { EraseResult } from '@/platform/auth/accountResult'
import { ActionButton } from '@/platform/console/ActButton'
import type { ConsoleCustomer } from '../model/console'
import { useConsole } from './useDesk'
import { ERASED } from './words'

const SURE = {
  think: 'Naam, adres en inlog gaan weg en komen niet terug. De facturen blijven, want dat moet van de wet.',
  yes: 'Ja, gegevens wissen',
}

/** Forgets a customer who asked for it. */
export function EraseButton({ customer, onDone }: { customer: ConsoleCustomer; onDone: () => void }) {
  const { act } = useConsole()
  if (!customer.erasureAskedAt) return null
  const erase = async () => {
    const address = `/api/hosting-customers/${customer.id}/erase`
    await act<EraseResult>({ address, content: {}, words: ERASED })
    onDone()
  }
  return (
    <ActionButton busy="Bezig met wissen..." sure={SURE} onAct={erase}>
      Gegevens wissen
    </ActionButton>
  )
}
