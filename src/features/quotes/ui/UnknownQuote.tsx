import { CenteredSlip } from '@/design-system/layout/CenteredSlip'
import { telephoneLink } from '@/platform/text/contactLinks'
import { UNKNOWN_QUOTE, unknownText } from './messages'

/** The same for every key that opens nothing. */
export function UnknownQuote({ phone }: { phone: string }) {
  return (
    <CenteredSlip title="Offerte" heading={UNKNOWN_QUOTE}>
      <p className="mt-4">{unknownText(phone)}</p>
      <div className="mt-7 flex flex-wrap gap-3.5">
        <a href={telephoneLink(phone)} className="button button-primary max-sm:w-full">
          Bel {phone}
        </a>
        <a href="/contact" className="button max-sm:w-full">
          Stuur een bericht
        </a>
      </div>
    </CenteredSlip>
  )
}
