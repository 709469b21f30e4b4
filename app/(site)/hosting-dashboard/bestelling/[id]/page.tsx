import { notFound } from 'next/navigation'
import { PayButton } from '@/features/billing/ui/PayButton'
import { getPublicCompany } from '@/features/company/server/public'
import { readingFor } from '@/features/customers/model/customer'
import { customerCtx } from '@/features/customers/server/customerSession'
import { currentAccount } from '@/features/customers/server/public'
import { AreaSession } from '@/features/customers/ui/AreaSession'
import { getOwnOrder } from '@/features/orders/server/public'
import { OrderView } from '@/features/orders/ui/area/OrderView'
import { countryLine } from '@/features/tax/model/countries'
import { logIn } from '../../../_actions/account'
import { addExtra, askForChange, cancelOrder } from '../../../_actions/orders'
import { payOwn } from '../../../_actions/payments'
import { unlistedMetadata } from '../../../_metadata'
import { LogIn } from '../../_area'

type PageProps = { params: Promise<{ id: string }> }

export const generateMetadata = async ({ params }: PageProps) =>
  unlistedMetadata({
    path: `/hosting-dashboard/bestelling/${(await params).id}`,
    title: 'Beheer hosting',
    description:
      'Wat je besteld hebt, wat het kost en wanneer het verlengt, met alles wat je eraan kunt veranderen.',
    keywords: 'hosting beheren, bestelling',
  })

export default async function OwnOrderPage({ params }: PageProps) {
  const ctx = await customerCtx()
  if (!ctx.user) return <LogIn place="door" />
  const [order, company] = await Promise.all([getOwnOrder(ctx, (await params).id), getPublicCompany(ctx)])
  if (!order) notFound()
  const account = currentAccount(ctx)
  return (
    <AreaSession email={account?.email ?? ''} logIn={logIn} phone={company.phone}>
      <OrderView
        order={order}
        leaving={order.leaving}
        reading={readingFor(account?.kind ?? 'private')}
        country={countryLine(account?.country)}
        offers={order.addable}
        company={company}
        actions={{ addExtra, askForChange, cancel: cancelOrder }}
        payButton={({ number }) => (
          <PayButton act={payOwn} phone={company.phone} pays={{ name: 'order', value: order.id, number }} />
        )}
      />
    </AreaSession>
  )
}
