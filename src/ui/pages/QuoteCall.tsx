import type { Company } from '@/domain/site/company'
import { ContactButton } from '../primitives/ContactButton'
import { CallToAction } from './CallToAction'

/** Where a page asks for a quote: by filling in the slip, or by just asking. */
export function QuoteCall({
  company,
  second = 'default',
}: {
  company: Company
  second?: 'default' | 'phone'
}) {
  return (
    <CallToAction heading="Klaar om te starten?">
      <ContactButton company={company} variant="configurator" className="key-red max-sm:w-full" />
      <ContactButton company={company} variant={second} className="max-sm:w-full" />
    </CallToAction>
  )
}
