'use client'

import { isOpenInvoice } from '@/features/billing/model/invoiceStatus'
import { cycleOf } from '@/features/catalogue/model/terms'
import { countryLine, isAbroad } from '@/features/tax/model/countries'
import { taxReasonsText } from '@/features/tax/model/taxNotes'
import { ActionButton } from '@/platform/console/ActionButton'
import { MailList } from '@/platform/email/admin/MailList'
import { formatAmount } from '@/platform/money/euro'
import { dayOf, formatPlainDay } from '@/platform/time/day'
import { formatMoment } from '@/platform/time/zone'
import { type ChecklistItem, domainStateAfterTask } from '../model/checklist'
import type { ConsoleOrder } from '../model/console'
import { DOMAIN_MODES, type DomainOutcome, domainState } from '../model/domain'
import { isUnpaidOrder, orderIs } from '../model/orderStatus'
import { nameWaits } from '../model/starting'
import { beginsOn } from '../model/startingTexts'
import type { TickResult } from '../server/checklist'
import type { OrderDetails } from '../server/console/details'
import type { DomainOutcomeResult } from '../server/recordDomainOutcome'
import { DomainBadge, SetUpBadge } from './badges'
import { HOSTING_API } from './consoleAddress'
import { DetailHistory, InvoiceList, PaymentList } from './DetailLists'
import { DetailState } from './HostingFailure'
import { InvoiceForm } from './InvoiceForm'
import { LineTable } from './LineTable'
import { SETTLED, TICKED } from './messages'
import { OrderChangeForm } from './OrderChangeForm'
import { OrderStatusForm } from './OrderStatusForm'
import { customerLabel, Slip, whereText } from './Slip'
import { AdvanceSentBack, OrderTransfer } from './TransferForm'
import { useConsole, useDetail } from './useHosting'

export function OrderDetail({ order }: { order: ConsoleOrder }) {
  const { detail, reload } = useDetail<OrderDetails>('order', order.id)
  if (typeof detail === 'string') return <DetailState state={detail} onRetry={reload} />
  const { row, invoices, payments, refunds, mails, events } = detail
  return (
    <div className="console-detail">
      <div>
        <OrderSlip detail={detail} />
        <PaymentList payments={payments} refunds={refunds} onRetry={reload} />
        <MailList mails={mails} onRetry={reload} />
      </div>
      <div>
        <Checklist detail={detail} onDone={reload} />
        <DomainSettling order={row} nameFrom={detail.nameFrom} onDone={reload} />
        <OrderStatusForm order={row} open={(invoices ?? []).filter(isOpenInvoice).length} onDone={reload} />
        <OrderChangeForm detail={detail} onDone={reload} />
        <InvoiceList invoices={invoices} onDone={reload} />
        <OrderTransfer detail={detail} onDone={reload} />
        <AdvanceSentBack key={detail.advance} detail={detail} onDone={reload} />
        {row.customer && (
          <InvoiceForm
            customer={row.customer.id}
            order={row.id}
            isUnpaid={isUnpaidOrder(row)}
            isForeign={isAbroad(detail.buyer.country)}
            onDone={reload}
          />
        )}
      </div>
      <DetailHistory events={events} onRetry={reload} />
    </div>
  )
}

const day = (kept: string | null) => kept && formatPlainDay(kept)

function OrderSlip({ detail }: { detail: OrderDetails }) {
  const { row, buyer, lines, amounts, notes } = detail
  const mode = DOMAIN_MODES.find(each => each.value === detail.domainMode)?.label
  return (
    <Slip
      title="Bestelling"
      number={
        <a className="admin-number admin-reference" href={`/admin/collections/hosting-orders/${row.id}`}>
          {row.number}
        </a>
      }
      lines={[
        { label: 'Klant', answer: customerLabel(buyer) },
        { label: 'Adres', answer: whereText(buyer) },
        { label: 'KVK', answer: buyer.kvk },
        { label: 'Btw-nummer', answer: buyer.vatId },
        { label: 'Btw', answer: taxReasonsText(lines) },
        { label: 'Pakket', answer: `${row.title}, ${cycleOf(row.cycle).per}` },
        { label: 'Domein', answer: row.domainName && [row.domainName, mode].filter(Boolean).join(', ') },
        { label: 'Begint op', answer: orderIs('isScheduled', row) ? day(row.startsOn) : null },
        { label: 'Meteen beginnen', answer: requested(detail) },
        { label: 'Naam meteen vastleggen', answer: consented(detail) },
        { label: 'Naam vastleggen vanaf', answer: day(detail.nameFrom) },
        { label: 'Loopt vanaf', answer: day(detail.startedOn) },
        { label: 'Gefactureerd tot', answer: day(detail.invoicedUntil) },
        { label: 'Domein verlengt op', answer: day(detail.domainRenewsOn) },
        { label: 'Stopt op', answer: day(row.endsOn) },
        { label: 'Vooruitbetaald', answer: detail.advance ? formatAmount(detail.advance) : null },
        { label: 'Voorwaarden', answer: version(detail.termsVersion) },
        { label: 'Verwerkersovereenkomst', answer: version(detail.processingVersion) },
        { label: 'Notities', answer: notes },
      ]}
    >
      <LineTable
        caption="Wat er besteld is"
        lines={lines}
        amounts={amounts}
        country={countryLine(buyer.country)}
      />
    </Slip>
  )
}

const version = (accepted: string | null) => accepted && `versie ${accepted}`

const requested = ({ startRequestedAt }: OrderDetails) =>
  startRequestedAt && `gevraagd op ${formatMoment(new Date(startRequestedAt))}`

const consented = ({ nameConsentAt }: OrderDetails) =>
  nameConsentAt && `akkoord op ${formatMoment(new Date(nameConsentAt))}, zonder herroepingsrecht voor de naam`

type ChecklistProps = { detail: OrderDetails; onDone: () => void }

/** What is done about a name is mailed, and may be invoiced: that has a place of its own below. */
const isAboutName = (key: string) => domainStateAfterTask(key) !== null

function noWork(row: ConsoleOrder): string {
  if (orderIs('awaitsPayment', row)) return 'Nog niets: de bestelling is nog niet betaald.'
  if (!orderIs('isScheduled', row) || !row.startsOn) return 'Hier is niets te doen.'
  return `Nog niets: de klant heeft bedenktijd. ${beginsOn(row.startsOn)}.`
}

function Checklist({ detail: { row, checklist, setUpAt }, onDone }: ChecklistProps) {
  const { act } = useConsole()

  async function tick(key: string, done: boolean) {
    const content = { id: row.id, key, done }
    await act<TickResult>({ address: `${HOSTING_API}/checklist`, content, words: TICKED })
    onDone()
  }

  return (
    <section aria-label={`Wat er moet gebeuren voor ${row.number}`}>
      <h3>
        Wat er moet gebeuren <SetUpBadge order={row} />
      </h3>
      {checklist.length === 0 && <p>{noWork(row)}</p>}
      {setUpAt && <p className="console-in-time">Klaar sinds {formatMoment(new Date(setUpAt))}.</p>}
      <ul className="hosting-list">
        {checklist.map(task => (
          <li key={task.key}>
            <label className="console-check">
              <input
                type="checkbox"
                checked={task.doneAt !== null}
                disabled={!orderIs('isWorkedOn', row) || isAboutName(task.key)}
                onChange={event => tick(task.key, event.target.checked)}
              />
              {task.label}
            </label>
            <Done task={task} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Done({ task: { key, doneAt, doneBy } }: { task: ChecklistItem }) {
  if (doneAt) {
    return (
      <span className="console-company">
        {[formatMoment(new Date(doneAt)), doneBy].filter(Boolean).join(', ')}
      </span>
    )
  }
  return isAboutName(key) && <span className="console-company">doe je hieronder bij Domein</span>
}

type DomainSettlingProps = { order: ConsoleOrder; nameFrom: string | null; onDone: () => void }

const SURE: Record<DomainOutcome, string> = {
  registered: 'De klant krijgt bericht. Was de naam op aanvraag, dan volgt nu de factuur.',
  moved: 'De klant krijgt bericht dat het domein verhuisd is.',
  lost: 'De klant krijgt bericht, en een creditfactuur als de naam al betaald was.',
  toMove: 'De klant krijgt bericht dat we het domein gaan verhuizen.',
  own: 'De klant krijgt bericht dat het domein blijft waar het is.',
}

function DomainSettling({ order, nameFrom, onDone }: DomainSettlingProps) {
  const { act, now } = useConsole()
  if (!order.domainName || !order.domainState) return null
  const isWorkedOn = orderIs('isWorkedOn', order)
  const waits = nameWaits({ nameFrom }, dayOf(now))
  const outcomes = isWorkedOn
    ? domainState(order.domainState).to.filter(to => !(waits && domainState(to).isRegistered))
    : []

  async function settle(to: DomainOutcome) {
    const content = { id: order.id, to }
    await act<DomainOutcomeResult>({ address: `${HOSTING_API}/domain`, content, words: SETTLED })
    onDone()
  }

  return (
    <section aria-label={`Domein van ${order.number}`}>
      <h3>Domein</h3>
      <p className="hosting-line">
        <strong>{order.domainName}</strong> <DomainBadge state={order.domainState} />
      </p>
      {waits && nameFrom && (
        <p>Leg deze naam pas vast vanaf {formatPlainDay(nameFrom)}: tot dan kan de klant herroepen.</p>
      )}
      {outcomes.length === 0 && (
        <p>
          {isWorkedOn
            ? 'Hier is niets meer aan te doen.'
            : 'De bestelling loopt niet: hier is nu niets te doen.'}
        </p>
      )}
      <div className="hosting-actions">
        {outcomes.map(to => (
          <ActionButton
            key={to}
            busy="Bezig met bewaren..."
            sure={{ think: SURE[to], yes: `Ja, ${domainState(to).label.toLowerCase()}` }}
            onAct={() => settle(to)}
          >
            {domainState(to).label}
          </ActionButton>
        ))}
      </div>
    </section>
  )
}
