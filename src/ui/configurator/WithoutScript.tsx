import type { Company } from '@/domain/site/company'
import { ContactButton } from '../primitives/ContactButton'

/** The configurator needs JavaScript. Whoever has none reads so, and how else to reach us. */
export function WithoutScript({ company }: { company: Pick<Company, 'phone' | 'email'> }) {
  return (
    <noscript>
      <div className="wrap pt-8">
        <div className="rounded-slip border-2 border-ink bg-yellow p-6">
          <p className="font-bold text-lg">
            De configurator werkt met JavaScript, en dat staat in je browser uit.
          </p>
          <p className="mt-1">
            Zet het aan, of vertel ons zelf wat je zoekt. Dan vullen wij de bon voor je in.
          </p>
          <p className="mt-5 flex flex-wrap gap-3">
            <ContactButton company={company} variant="phone" />
            <ContactButton company={company} />
          </p>
        </div>
      </div>
    </noscript>
  )
}
