'use client'

import { createColumnHelper } from '@tanstack/react-table'
import type { EraseResult, SendLinkResult } from '@/features/customers/model/account'
import { isAbroad } from '@/features/tax/model/countries'
import type { KnownVatId } from '@/features/tax/server/public'
import { ActionButton } from '@/platform/console/ActionButton'
import { orderInConsole } from '@/platform/console/addressQuery'
import { ConsoleTable, type features, NAME_COLUMN } from '@/platform/console/ConsoleTable'
import { Badge, Moment } from '@/platform/console/cells'
import { Unread } from '@/platform/console/ListStates'
import { MailList } from '@/platform/email/admin/MailList'
import { formatMoment } from '@/platform/time/zone'
import type { ConsoleCustomer, ConsoleOrder } from '../model/console'
import { HOSTING_NAMES } from '../model/hostingColumns'
import type { CustomerDetails } from '../server/console/details'
import { OrderBadge } from './badges'
import { DetailHistory, InvoiceList } from './DetailLists'
import { DetailState } from './HostingFailure'
import { InvoiceForm } from './InvoiceForm'
import { Amount } from './LineTable'
import { LineName } from './lineFields'
import { ERASED, LINK_SENT } from './messages'
import { customerLabel, Slip, whereText } from './Slip'
import { type Address, useConsole, useDetail } from './useHosting'
import { useHostingTable } from './useHostingTable'

export function CustomersTable({ rows, address }: { rows: ConsoleCustomer[]; address: Address }) {
  const table = useHostingTable(CUSTOMER_COLUMNS, { tab: 'customers', rows, address })
  return (
    <ConsoleTable
      caption="Klanten"
      table={table}
      deadlineOf={customer => (customer.erasureAskedAt !== null ? 'overdue' : undefined)}
      detail={customer => <CustomerDetail customer={customer} />}
    />
  )
}

const column = createColumnHelper<typeof features, ConsoleCustomer>()

const CUSTOMER_COLUMNS = column.columns([
  column.accessor('name', {
    id: NAME_COLUMN,
    header: HOSTING_NAMES.customers,
    sortDescFirst: false,
    enableHiding: false,
    cell: ({ row }) => (
      <LineName
        id={row.id}
        title={row.original.name}
        customer={row.original}
        isOpen={row.getIsExpanded()}
        onToggle={() => row.toggleExpanded(!row.getIsExpanded())}
      />
    ),
  }),
  column.accessor('city', { enableSorting: false }),
  column.accessor('orders', {
    enableSorting: false,
    cell: ({ getValue }) => <span className="admin-number">{getValue()}</span>,
  }),
  column.accessor('open', {
    sortDescFirst: true,
    cell: ({ getValue }) => <Amount cents={getValue()} />,
  }),
  column.accessor('disabled', {
    id: 'remarks',
    enableSorting: false,
    cell: ({ row }) => <Remarks customer={row.original} />,
  }),
  column.accessor('createdAt', {
    id: 'date',
    sortDescFirst: true,
    cell: ({ getValue }) => <Moment at={getValue()} />,
  }),
])

function Remarks({ customer: { disabled, erasureAskedAt } }: { customer: ConsoleCustomer }) {
  if (!disabled && !erasureAskedAt) return null
  return (
    <span className="console-badges">
      {erasureAskedAt && <Badge tone="red">Wil vergeten worden</Badge>}
      {disabled && <Badge tone="grey">Kan niet inloggen</Badge>}
    </span>
  )
}

function CustomerDetail({ customer }: { customer: ConsoleCustomer }) {
  const { detail, reload } = useDetail<CustomerDetails>('customer', customer.id)
  if (typeof detail === 'string') return <DetailState state={detail} onRetry={reload} />
  const { row, orders, invoices, mails, events } = detail
  return (
    <div className="console-detail">
      <div>
        <CustomerSlip detail={detail} />
        <PasswordLinkButton customer={row} onDone={reload} />
        <EraseButton customer={row} onDone={reload} />
        <MailList mails={mails} onRetry={reload} />
      </div>
      <div>
        <OrderLinks orders={orders} onRetry={reload} />
        <InvoiceList invoices={invoices} onDone={reload} />
        <InvoiceForm customer={row.id} order={null} isForeign={isAbroad(detail.country)} onDone={reload} />
      </div>
      <DetailHistory events={events} onRetry={reload} />
    </div>
  )
}

function CustomerSlip({ detail }: { detail: CustomerDetails }) {
  const { row, kvk, vatId, passwordSet } = detail
  return (
    <Slip
      title="Klant"
      number={<a href={`/admin/collections/hosting-customers/${row.id}`}>Gegevens wijzigen</a>}
      lines={[
        { label: 'Wie', answer: customerLabel({ ...row, kind: detail.kind }) },
        { label: 'Adres', answer: whereText({ ...detail, city: row.city }) },
        { label: 'KVK', answer: kvk },
        { label: 'Btw-nummer', answer: [vatId, standingText(detail.vatIdKnown)].filter(Boolean).join(', ') },
        { label: 'Wachtwoord', answer: passwordSet ? 'gekozen' : 'nog niet gekozen' },
        {
          label: 'Wil vergeten worden',
          answer: row.erasureAskedAt && `gevraagd op ${formatMoment(new Date(row.erasureAskedAt))}`,
        },
      ]}
    />
  )
}

const STANDINGS: Record<KnownVatId['standing'], string> = {
  valid: 'geldig volgens VIES',
  invalid: 'niet bekend bij VIES',
  unchecked: 'niet gecontroleerd',
  none: '',
}

function standingText({ standing, check }: KnownVatId): string {
  const when = check && `op ${formatMoment(new Date(check.checkedAt))}`
  const proof = check?.consultation && `raadpleging ${check.consultation}`
  return [[STANDINGS[standing], when].filter(Boolean).join(' '), check?.name, proof]
    .filter(Boolean)
    .join(', ')
}

type OrderLinksProps = { orders: ConsoleOrder[] | null; onRetry: () => void }

function OrderLinks({ orders, onRetry }: OrderLinksProps) {
  return (
    <section>
      <h3>Bestellingen</h3>
      {orders === null && <Unread onRetry={onRetry} />}
      {orders?.length === 0 && <p>Nog geen bestelling.</p>}
      <ul className="hosting-list">
        {orders?.map(order => (
          <li key={order.id} className="hosting-line">
            <a className="admin-number" href={orderInConsole(order)}>
              {order.number}
            </a>
            <OrderBadge status={order.status} />
            <span>{[order.title, order.domainName].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PasswordLinkButton({ customer, onDone }: { customer: ConsoleCustomer; onDone: () => void }) {
  const { act } = useConsole()
  const send = async () => {
    const address = `/api/hosting-customers/${customer.id}/password-link`
    await act<SendLinkResult>({ address, content: {}, words: LINK_SENT })
    onDone()
  }
  return (
    <ActionButton busy="Bezig met mailen..." onAct={send}>
      Wachtwoordlink mailen
    </ActionButton>
  )
}

const SURE = {
  think: 'Naam, adres en inlog gaan weg en komen niet terug. De facturen blijven, want dat moet van de wet.',
  yes: 'Ja, gegevens wissen',
}

function EraseButton({ customer, onDone }: { customer: ConsoleCustomer; onDone: () => void }) {
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
