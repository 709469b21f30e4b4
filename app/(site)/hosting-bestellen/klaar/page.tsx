import { PayAgain } from '@/features/billing/ui/PayAgain'
import { getPublicCompany } from '@/features/company/server/public'
import { ORDER_STEPS } from '@/features/orders/model/orderDraft'
import { getPaymentReturn } from '@/features/orders/server/public'
import { PaymentReturn, UnknownOrder } from '@/features/orders/ui/paymentReturn/PaymentReturn'
import { StopReminders } from '@/features/orders/ui/paymentReturn/StopReminders'
import { pageCtx, visitorCtx } from '@/platform/requestCtx'
import { payAgain, stopReminders } from '../../_actions/payments'
import { unlistedMetadata } from '../../_metadata'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const generateMetadata = () =>
  unlistedMetadata({
    path: '/hosting-bestellen/klaar',
    title: 'Je bestelling',
    description: 'Hoe je betaling ging, en wat er nu met je bestelling gebeurt.',
    keywords: 'hosting bestellen, betaling',
  })

export default async function PaymentReturnPage({ searchParams }: Props) {
  const { bestelling } = await searchParams
  const orderKey = typeof bestelling === 'string' ? bestelling : ''
  const { phone, email, whatsapp, buttons } = await getPublicCompany(await pageCtx())
  const order = orderKey ? await getPaymentReturn(await visitorCtx(), orderKey) : null
  if (!order) return <UnknownOrder company={{ phone, email, buttons }} />
  return (
    <PaymentReturn
      order={order}
      company={{ phone, whatsapp }}
      steps={ORDER_STEPS}
      stopReminders={<StopReminders act={stopReminders} orderKey={orderKey} phone={phone} />}
      payAgain={<PayAgain pay={payAgain} orderKey={orderKey} phone={phone} />}
    />
  )
}
