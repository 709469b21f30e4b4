import { StepProgress } from '@/design-system/wizard/StepProgress'
import { PAYMENT_OUTCOMES, type ReturnedOrder } from '@/features/billing/model/payments/outcome'
import type { Company } from '@/features/company/model/company'
import { whatsappLink } from '@/features/company/model/contactLinks'
import { AfterPayment } from './AfterPayment'
import { AwaitPayment } from './AwaitPayment'
import { DONE_STEP } from './afterPaymentStep'
import { PayAgain, type PayAgainAction } from './PayAgain'
import { ReturnSlip } from './ReturnSlip'

type PaymentReturnProps = {
  orderKey: string
  order: ReturnedOrder
  company: Pick<Company, 'phone' | 'whatsapp'>
  steps: readonly { slug: string; title: string }[]
  pay: PayAgainAction
}

/** The fifth step: how the payment went, and what comes next. */
export function PaymentReturn({ orderKey, order, company, steps, pay }: PaymentReturnProps) {
  const { outcome, orderNumber, mayPay, isCancelled } = order
  const isPaid = outcome === 'paid'
  const isDone = isPaid || outcome === 'pending'
  const { heading, sentence } = isCancelled && !isPaid ? LAPSED : PAYMENT_OUTCOMES[outcome]
  const question = `Hoi, ik heb een vraag over bestelling ${orderNumber}.`
  return (
    <div className="wrap grid items-start gap-12 pt-9 pb-20 lg:grid-cols-[1.25fr_.75fr] lg:gap-16 lg:pt-16">
      <section>
        <StepProgress step={steps.length - (isDone ? 0 : 1)} steps={[...steps, DONE_STEP]} />
        <div role="status">
          <h1 className="text-[clamp(2.2rem,4.4vw,3.4rem)]">{heading}</h1>
          <p className="mt-4 max-w-[34em] text-lg">{sentence}</p>
        </div>
        <AwaitPayment outcome={outcome} phone={company.phone} />
        {mayPay && <PayAgain pay={pay} orderKey={orderKey} phone={company.phone} />}
        {isPaid && <AfterPayment />}
        <p className="mt-8 flex flex-wrap gap-3.5">
          <a href="/hosting-dashboard" className={`key max-sm:w-full ${isPaid ? 'key-red' : ''}`}>
            Ga naar Dashboard
          </a>
          <a
            href={whatsappLink(company.whatsapp, question)}
            target="_blank"
            rel="noopener noreferrer"
            className="key max-sm:w-full"
          >
            WhatsApp Support<span className="sr-only"> (opent in een nieuw tabblad)</span>
          </a>
        </p>
      </section>
      <ReturnSlip order={order} />
    </div>
  )
}

const LAPSED = {
  heading: 'Deze bestelling is vervallen',
  sentence: 'Hij is niet op tijd betaald. Wil je de hosting toch? Bestel hem dan opnieuw, of bel ons.',
}
