import type { ReactNode } from 'react'
import { Slip } from '@/design-system/primitives/Slip'
import { Stamp } from '@/design-system/primitives/Stamp'
import { VAT_LABELS, type VatReading } from '@/platform/money/readings'
import { differences, type Edition } from '../model/quote'
import { lineParts, type QuoteTotals } from '../model/quoteLines'
import { QuoteGroup, QuoteLine } from './QuoteLine'
import { QuoteSum } from './QuoteSum'

export const SLIP_ID = 'bon'

type QuoteSlipProps = {
  edition: Edition
  reading: VatReading
  choices: readonly string[]
  totals: QuoteTotals
  /** The form that its choices belong to; without it there is nothing to choose. */
  form?: string
  stamp?: { word: string; small: string; lands?: boolean }
  onChoose?: () => void
  children?: ReactNode
}

/** The quote as a work order: what, why and what it costs. */
export function QuoteSlip(props: QuoteSlipProps) {
  const { edition, reading, choices, totals, form, stamp, onChoose, children } = props
  const shared = { reading, choices, form }
  return (
    <div id={SLIP_ID} className="quote-slip relative scroll-mt-28">
      <Slip title="Werkbon" note={`Bedragen ${VAT_LABELS[reading]}`} number={edition.number}>
        <Differences edition={edition} />
        <div className="px-5 md:px-7" onChange={onChoose}>
          {lineParts(edition.lines).map(part => {
            if (part.kind === 'heading') return <Heading key={part.id} {...part} />
            if (part.kind === 'item') return <QuoteLine key={part.id} line={part} {...shared} />
            return <QuoteGroup key={part.items[0]?.id} {...part} {...shared} />
          })}
        </div>
        <QuoteSum totals={totals} reading={reading} country={edition.prospect.country} isLive />
        {children}
      </Slip>
      {stamp && (
        <div className="-top-4 absolute right-10 z-10 [&_.stamp]:bg-paper [&_.stamp]:mix-blend-normal">
          <Stamp {...stamp} />
        </div>
      )}
    </div>
  )
}

const Heading = ({ label }: { label: string }) => (
  <h3 className="border-rule border-b pt-6 pb-2 text-lg">{label}</h3>
)

/** Where it is another than what was put together in the configurator. */
function Differences({ edition }: { edition: Edition }) {
  const changed = differences(edition)
  if (changed.length === 0) return null
  return (
    <div className="border-rule border-b bg-yellow px-5 py-4 text-[0.95rem] leading-snug md:px-7">
      <p className="font-semibold">Anders dan je zelf samenstelde</p>
      <ul className="mt-1.5 grid gap-1">
        {changed.map(({ asked, became }) => (
          <li key={asked}>
            Je koos {asked}.{' '}
            {became ? (
              <>
                Wij maakten ervan: <strong className="font-semibold">{became}</strong>.
              </>
            ) : (
              'Dat lieten wij weg.'
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
