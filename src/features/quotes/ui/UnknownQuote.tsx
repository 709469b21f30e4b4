import { CenteredSlip } from '@/design-system/layout/CenteredSlip'
import { CallOrWrite } from '@/design-system/primitives/CallOrWrite'
import { UNKNOWN_QUOTE, unknownText } from './messages'

/** The same for every key that opens nothing. */
export function UnknownQuote({ phone }: { phone: string }) {
  return (
    <CenteredSlip title="Offerte" heading={UNKNOWN_QUOTE}>
      <p className="mt-4">{unknownText(phone)}</p>
      <CallOrWrite phone={phone} className="mt-7" />
    </CenteredSlip>
  )
}
