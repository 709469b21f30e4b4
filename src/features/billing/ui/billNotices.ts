import type { AreaNotice } from '@/design-system/area/areaNotices'
import { bad, good, warning } from '@/design-system/primitives/notices'
import { PAYMENT_OUTCOMES, type InvoicePayment } from '../model/payments/outcome'

/** What a customer who comes back from the bank reads about the invoice that they paid, or did not. */
export function invoicePaymentNotice({ number, state }: InvoicePayment): AreaNotice {
  const { heading, mayPayAgain } = PAYMENT_OUTCOMES[state]
  if (state === 'paid') return good(`Bedankt, factuur ${number} is betaald`)
  if (state === 'pending')
    return warning(heading, `Je bank verwerkt de betaling van factuur ${number} nog. Je hoeft niets te doen.`)
  if (state === 'open')
    return warning(
      heading,
      `Factuur ${number} staat nog open. Heb je al betaald? Vernieuw de pagina dan over een paar minuten.`,
    )
  const again = mayPayAgain ? ' Je kunt het meteen opnieuw proberen.' : ''
  return bad(heading, `Er is niets afgeschreven, en factuur ${number} staat nog open.${again}`)
}
