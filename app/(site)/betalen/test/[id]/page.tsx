import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findTestPayment } from '@/server/payments/testPayment'
import { pageCtx } from '@/server/session'
import { TestPaymentView } from '@/ui/payments/TestPaymentView'
import { decideTestPayment } from '../../../_actions/decideTestPayment'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Testbetaling', robots: { index: false, follow: false } }

/** Stands in for the page of the payment provider, in a demonstration only. */
export default async function TestPaymentPage({ params }: { params: Promise<{ id: string }> }) {
  const payment = await findTestPayment(await pageCtx(), (await params).id)
  if (!payment) notFound()
  return <TestPaymentView payment={payment} decide={decideTestPayment} />
}
