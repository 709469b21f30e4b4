import type { Metadata } from 'next'
import { ORDER_STEPS } from '@/domain/hosting/orderSteps'
import { paymentOutcome } from '@/server/payments/paymentOutcome'
import { pageCtx, visitorCtx } from '@/server/session'
import { PaymentReturn } from '@/ui/hosting/order/PaymentReturn'
import { UnknownOrder } from '@/ui/hosting/order/UnknownOrder'
import { payAgain } from '../../_actions/payAgain'
import { publicCompany } from '../../_content'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Only who ordered has the address of this page. */
export async function generateMetadata(): Promise<Metadata> {
  const { name } = await publicCompany(await pageCtx())
  return { title: `Je bestelling | ${name}`, robots: { index: false, follow: false } }
}

export default async function PaymentReturnPage({ searchParams }: Props) {
  const { bestelling } = await searchParams
  const orderKey = typeof bestelling === 'string' ? bestelling : ''
  const { phone, email, whatsapp, buttons } = await publicCompany(await pageCtx())
  const order = orderKey ? await paymentOutcome(await visitorCtx(), orderKey) : null
  if (!order) return <UnknownOrder company={{ phone, email, buttons }} />
  return (
    <PaymentReturn
      order={{ ...order, orderKey }}
      company={{ phone, whatsapp }}
      steps={ORDER_STEPS}
      pay={payAgain}
    />
  )
}
