'use client'

import { ContactLinks } from '@/platform/console/Reach'
import { RowOpener } from '@/platform/console/RowOpener'
import type { RowCustomer } from '../model/console'

type LineNameProps = {
  id: string
  title: string
  customer: RowCustomer | null
  isOpen: boolean
  onToggle: () => void
}

/** What a line is about and whose it is, with one click to mail or call. The title opens the rest. */
export function LineName({ id, title, customer, isOpen, onToggle }: LineNameProps) {
  return (
    <div className="lead-name">
      <RowOpener {...{ id, isOpen, onToggle }}>{title}</RowOpener>
      {customer && (
        <>
          {customer.name !== title && <span>{customer.name}</span>}
          {customer.company && <span className="lead-company">{customer.company}</span>}
          <ContactLinks who={customer.name} email={customer.email} phone={customer.phone} />
        </>
      )}
    </div>
  )
}
