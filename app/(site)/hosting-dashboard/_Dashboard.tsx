import type { ComponentProps } from 'react'
import type { FormAction } from '@/design-system/forms/ActionForm'
import { PageHead } from '@/design-system/layout/PageHead'
import { Section } from '@/design-system/layout/Section'
import { NoticeBox } from '@/design-system/notices/NoticeBox'
import { Slip } from '@/design-system/primitives/Slip'
import type { OwnInvoice } from '@/features/billing/model/invoice'
import { isOpenInvoice } from '@/features/billing/model/invoiceStatus'
import type { InvoicePayment } from '@/features/billing/model/payment'
import { InvoiceList, invoicePaymentNotice } from '@/features/billing/ui/InvoiceList'
import { PayButton, type PayKind } from '@/features/billing/ui/PayButton'
import type { Company } from '@/features/company/model/company'
import { CUSTOMER_KINDS, CUSTOMER_MESSAGES, type Customer } from '@/features/customers/model/customer'
import { AccountSlip } from '@/features/customers/ui/AccountSlip'
import { AreaSession } from '@/features/customers/ui/AreaSession'
import type { ErasureKind } from '@/features/customers/ui/ErasureForm'
import { LogOutButton, type LogOutKind } from '@/features/customers/ui/LogOutButton'
import type { AccountKind, LogInKind } from '@/features/customers/ui/notices'
import { OwnData } from '@/features/customers/ui/OwnData'
import { PasswordChange, type PasswordChangeKind } from '@/features/customers/ui/PasswordChange'
import { type SessionKind, SessionList } from '@/features/customers/ui/SessionList'
import type { OwnOrder } from '@/features/orders/model/ownOrder'
import { OrderList } from '@/features/orders/ui/area/OrderList'
import { QuickActions } from '@/features/orders/ui/area/QuickActions'
import { EMPTY_FIELD } from '@/platform/forms/formFields'
import { MIN_PASSWORD_LENGTH } from '@/platform/forms/passwordRules'
import { formatAmount } from '@/platform/money/euro'

type DashboardActions = {
  logOut: FormAction<LogOutKind>
  pay: FormAction<PayKind>
  updateAccount: FormAction<AccountKind>
  changePassword: FormAction<PasswordChangeKind>
  askErasure: FormAction<ErasureKind>
  endSession: FormAction<SessionKind>
  logIn: FormAction<LogInKind>
}

type DashboardViewProps = {
  customer: Customer & { erasureAskedAt: string | null }
  orders: OwnOrder[] | null
  invoices: OwnInvoice[] | null
  sessions: ComponentProps<typeof SessionList>['sessions']
  company: Company
  /** What they just paid, or tried to. */
  paid: InvoicePayment | null
  /** True for who asked to edit their particulars without scripts. */
  editing: boolean
  actions: DashboardActions
}

/** Everything between a customer and us, in one folder. */
export function DashboardView(props: DashboardViewProps) {
  const { customer, orders, invoices, sessions, company, paid, editing, actions } = props
  const { phone } = company
  const pay = { act: actions.pay, phone }
  return (
    <AreaSession email={customer.email} logIn={actions.logIn} phone={phone}>
      <PageHead
        heading={`Welkom, ${customer.name}`}
        lead="Je hosting, je facturen en je gegevens bij elkaar."
      >
        <LogOutButton act={actions.logOut} />
      </PageHead>
      {paid && (
        <div className="wrap pb-8">
          <NoticeBox {...invoicePaymentNotice(paid)} />
        </div>
      )}
      <QuickActions company={company} customer={customer} />
      <Section id="bestellingen" title="Je hosting" paper>
        <OrderList
          orders={orders}
          phone={phone}
          payButton={({ id, number }) => <PayButton {...pay} pays={{ name: 'order', value: id, number }} />}
        />
      </Section>
      <Section id="facturen" title="Je facturen" beside={invoices && <ToPay invoices={invoices} />} paper>
        <InvoiceList invoices={invoices} orders={orders ?? []} pay={pay} />
      </Section>
      <Section id="gegevens" title="Account">
        <div className="grid items-start gap-8 lg:grid-cols-[1.2fr_.8fr] lg:gap-12">
          <AccountSlip
            act={actions.updateAccount}
            account={customer}
            email={customer.email}
            kinds={CUSTOMER_KINDS}
            required={REQUIRED}
            phone={phone}
            editing={editing}
          />
          <Slip title="Wachtwoord" as="h3" copies={false}>
            <div className="px-5 pt-6 md:px-7">
              <PasswordChange
                act={actions.changePassword}
                shortest={MIN_PASSWORD_LENGTH}
                email={customer.email}
                phone={phone}
              />
            </div>
          </Slip>
        </div>
      </Section>
      <Section id="apparaten" title="Waar ben je ingelogd" paper>
        <SessionList act={actions.endSession} sessions={sessions} phone={phone} />
      </Section>
      <Section id="mijn-data" title="Jouw data">
        <OwnData askErasure={actions.askErasure} erasureAskedAt={customer.erasureAskedAt} phone={phone} />
      </Section>
    </AreaSession>
  )
}

const REQUIRED = {
  name: EMPTY_FIELD.name,
  address: CUSTOMER_MESSAGES.address,
  zipcode: CUSTOMER_MESSAGES.zipcode,
  city: CUSTOMER_MESSAGES.city,
}

function ToPay({ invoices }: { invoices: OwnInvoice[] }) {
  const open = invoices.filter(isOpenInvoice)
  if (open.length === 0) return null
  const total = open.reduce((sum, { incl }) => sum + incl, 0)
  return (
    <p className="font-semibold text-lg tabular-nums">
      {open.length} open, samen {formatAmount(total)} incl. btw
    </p>
  )
}
