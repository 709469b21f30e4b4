import { PAYMENT_PARAM } from '@/features/billing/model/payment'
import { getInvoicePayment, listOwnInvoices } from '@/features/billing/server/public'
import { getPublicCompany } from '@/features/company/server/public'
import { customerCtx } from '@/features/customers/server/customerSession'
import { currentAccount, getVatIdNote } from '@/features/customers/server/public'
import { listOwnOrders } from '@/features/orders/server/public'
import { listOwnQuotes } from '@/features/quotes/server/public'
import { listSessions } from '@/platform/auth/sessions'
import { readPart } from '@/platform/ctx'
import { dayOf } from '@/platform/time/day'
import { changePassword, endSession, logIn, logOut, requestErasure, updateAccount } from '../_actions/account'
import { payOwn } from '../_actions/payments'
import { doorMetadata, LogIn } from './_area'
import { DashboardView } from './_Dashboard'

export const generateMetadata = doorMetadata('door')

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function HostingDashboardPage({ searchParams }: PageProps) {
  const ctx = await customerCtx()
  const account = currentAccount(ctx)
  if (!account) return <LogIn place="door" />
  const { wijzig, [PAYMENT_PARAM]: attempt } = await searchParams
  // Before the invoices are read: the provider may report now that one is paid.
  const paid =
    typeof attempt === 'string' ? await readPart(ctx, 'payment', getInvoicePayment(ctx, attempt)) : null
  const [orders, invoices, quotes, sessions, company, vatIdNote] = await Promise.all([
    readPart(ctx, 'orders', listOwnOrders(ctx)),
    readPart(ctx, 'invoices', listOwnInvoices(ctx)),
    readPart(ctx, 'quotes', listOwnQuotes(ctx)),
    readPart(ctx, 'sessions', listSessions(ctx)),
    getPublicCompany(ctx),
    readPart(ctx, 'VAT id', getVatIdNote(ctx)),
  ])
  return (
    <DashboardView
      customer={{ ...account, vatIdNote: vatIdNote ?? '' }}
      orders={orders}
      invoices={invoices}
      quotes={quotes}
      sessions={sessions}
      company={company}
      paid={paid}
      editing={wijzig === 'ja'}
      today={dayOf(ctx.now())}
      session={{ logIn, logOut }}
      pay={payOwn}
      actions={{ updateAccount, changePassword, requestErasure, endSession }}
    />
  )
}
