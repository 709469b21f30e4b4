'use client'

import type { ReactNode } from 'react'
import { AreaForm } from '@/design-system/area/AreaForm'
import type { AreaAction } from '@/design-system/area/areaState'
import { AccountFields, type KnownAccount } from './AccountFields'
import { type AccountKind, accountNotices } from './accountNotices'

export type AccountFormProps = KnownAccount & {
  act: AreaAction<AccountKind>
  /** What a required field says when it is empty. */
  required: Record<string, string>
  phone: string
  cancel: ReactNode
  onSaved: () => void
}

/** The particulars of a customer, all but the address of the mailbox that they log in with. */
export function AccountForm({ act, required, phone, cancel, onSaved, ...known }: AccountFormProps) {
  return (
    <AreaForm
      act={act}
      notices={() => accountNotices(phone)}
      failed="failed"
      done="saved"
      required={required}
      label="Jouw gegevens"
      look="red"
      button="Opslaan"
      busy="Bezig met opslaan..."
      beside={cancel}
      onAnswer={state => state.kind === 'saved' && onSaved()}
    >
      {part => <AccountFields {...known} {...part} />}
    </AreaForm>
  )
}
