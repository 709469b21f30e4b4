import { notFound } from 'next/navigation'
import { findTestPayment } from '@/features/billing/server/public'
import { TestPaymentView } from '@/features/billing/ui/testPayment/TestPayment'
import { visitorCtx } from '@/platform/requestCtx'
import { decideTestPayment } from '../../../_actions/payments'
import { unlistedMetadata } from '../../../_metadata'

export const dynamic = 'force-dynamic'

type PageProps = { params: Promise<{ id: string }> }

export const generateMetadata = async ({ params }: PageProps) =>
  unlistedMetadata({
    path: `/betalen/test/${(await params).id}`,
    title: 'Testbetaling',
    description: 'Kies hoe deze betaling afloopt. Dit is een proef: er gaat geen geld om.',
    keywords: 'testbetaling',
  })

/** Replaces the page of the payment provider in demo mode. */
export default async function TestPaymentPage({ params }: PageProps) {
  const payment = await findTestPayment(await visitorCtx(), (await params).id)
  if (!payment) notFound()
  return <TestPaymentView payment={payment} decide={decideTestPayment} />
}
