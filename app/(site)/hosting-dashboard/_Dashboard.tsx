import type { FormAction } from '@/design-system/forms/ActionForm'
import { PageHead } from '@/design-system/layout/PageHead'
import { Section } from '@/design-system/layout/Section'
import { NoticeBox } from '@/design-system/notices/NoticeBox'
import { Tick } from '@/design-system/primitives/Tick'
import { invoicesToPay, type OwnInvoice } from '@/features/billing/model/invoice'
import type { InvoicePayment } from '@/features/billing/model/payment'
import {
  InvoiceList,
  InvoicesToPay,
  invoicePaymentNotice,
  OpenTotal,
} from '@/features/billing/ui/InvoiceList'
import { PayButton, type PayKind } from '@/features/billing/ui/PayButton'
import type { Company } from '@/features/company/model/company'
import { readingFor } from '@/features/customers/model/customer'
import { LogOutButton, type LogOutKind } from '@/features/customers/ui/AccountForms'
import { AccountSections, type AccountSectionsProps } from '@/features/customers/ui/AccountSections'
import { AreaSession } from '@/features/customers/ui/AreaSession'
import type { LogInKind } from '@/features/customers/ui/notices'
import { orderIs } from '@/features/orders/model/orderStatus'
import type { OwnOrder } from '@/features/orders/model/ownOrder'
import { OrderList, OrdersToSettle } from '@/features/orders/ui/area/OrderList'
import { QuickActions } from '@/features/orders/ui/area/QuickActions'
import type { ListedQuote } from '@/features/quotes/model/ownQuote'
import { QuoteList, QuotesToAnswer, quotesToAnswer } from '@/features/quotes/ui/QuoteList'

type DashboardViewProps = Omit<AccountSectionsProps, 'phone'> & {
  orders: OwnOrder[] | null
  invoices: OwnInvoice[] | null
  quotes: ListedQuote[] | null
  company: Company
  /** The payment from which the customer returned. */
  paid: InvoicePayment | null
  session: { logIn: FormAction<LogInKind>; logOut: FormAction<LogOutKind> }
  pay: FormAction<PayKind>
  /** In Amsterdam. */
  today: string
}

export function DashboardView({
  session,
  orders,
  invoices,
  quotes,
  paid,
  company,
  today,
  ...rest
}: DashboardViewProps) {
  const { phone } = company
  const { name, email } = rest.customer
  const pay = { act: rest.pay, phone }
  const reading = readingFor(rest.customer.kind)
  const payOrder = ({ id, number }: OwnOrder) => (
    <PayButton {...pay} pays={{ name: 'order', value: id, number }} />
  )
  const hasTodo =
    invoicesToPay(invoices ?? []).length > 0 ||
    quotesToAnswer(quotes ?? []).length > 0 ||
    (orders ?? []).some(order => orderIs('isSuspended', order) || orderIs('awaitsPayment', order))
  return (
    <AreaSession email={email} logIn={session.logIn} phone={phone}>
      <PageHead heading={`Welkom, ${name}`} lead="Je hosting, je facturen en je gegevens bij elkaar.">
        <LogOutButton act={session.logOut} />
      </PageHead>
      {paid && (
        <div className="wrap pb-8">
          <NoticeBox {...invoicePaymentNotice(paid)} />
        </div>
      )}
      <section aria-labelledby="te-doen" className="wrap pb-10">
        <h2 id="te-doen" className="sr-only">
          Wat je moet doen
        </h2>
        {hasTodo ? (
          <ul className="grid gap-4">
            <InvoicesToPay invoices={invoices} orders={orders ?? []} pay={pay} today={today} />
            <QuotesToAnswer quotes={quotes} />
            <OrdersToSettle orders={orders} phone={phone} payButton={payOrder} reading={reading} />
          </ul>
        ) : (
          orders && invoices && quotes && <AllInOrder />
        )}
      </section>
      <QuickActions company={company} customer={rest.customer} />
      {quotes?.length !== 0 && (
        <Section id="opdrachten" title="Je offertes en opdrachten" paper>
          <QuoteList quotes={quotes} phone={phone} reading={reading} />
        </Section>
      )}
      <Section id="bestellingen" title="Je hosting" paper>
        <OrderList orders={orders} phone={phone} payButton={payOrder} reading={reading} />
      </Section>
      <Section id="facturen" title="Je facturen" beside={invoices && <OpenTotal invoices={invoices} />} paper>
        <InvoiceList invoices={invoices} orders={orders ?? []} pay={pay} today={today} reading={reading} />
      </Section>
      <AccountSections {...rest} phone={phone} />
    </AreaSession>
  )
}

function AllInOrder() {
  return (
    <p className="flex items-center gap-3 text-lg">
      <Tick /> Alles is in orde: er staat niets voor je open.
    </p>
  )
}
