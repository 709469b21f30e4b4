import type { ReactNode } from 'react'
import type { PriceParts, Readings } from '@/platform/money/readings'
import { partsText, splitPrices, VAT_LABELS } from '@/platform/money/readings'

/** Both readings of a price under each other. The visitor's switch decides which comes first. */
type PricePairProps = {
  parts: PriceParts
  /** What is sold, for who checks that no two pages disagree. */
  of?: string
  className?: string
}

export function PricePair({ parts, of, className = '' }: PricePairProps) {
  const { prefix, suffix } = parts
  return (
    <span data-price-of={of} className={`price-pair ${className}`}>
      {(['incl', 'excl'] as const).map(reading => (
        <span key={reading} className={`vat-${reading}`}>
          <b>
            {prefix}
            {parts[reading]}
          </b>{' '}
          <small>{`${suffix} ${VAT_LABELS[reading]}`.trim()}</small>
        </span>
      ))}
    </span>
  )
}

/** One of two readings: the other is there too, and hidden. */
export function OneReading({ incl, excl }: Readings<ReactNode>) {
  if (incl === excl) return incl
  return (
    <>
      <span className="only-incl">{incl}</span>
      <span className="only-excl">{excl}</span>
    </>
  )
}

/** A text of staff: the prices that it names follow the visitor's switch. */
export function PriceText({ text }: { text: string }) {
  return splitPrices(text).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
      <OneReading key={index} {...sentences(part)} />
    ),
  )
}

/** `Bedrijfswebsite vanaf …`: what is sold above its price, which stands in both readings. */
export function NamedPrice({ text }: { text: string }) {
  const parts = splitPrices(text)
  return parts.map(part =>
    typeof part === 'string' ? (
      <span key={part} className={parts.length > 1 ? 'block font-normal text-soft text-sm' : ''}>
        {part}
      </span>
    ) : (
      <PricePair key={part.incl} parts={part} of={soldIn(parts)} />
    ),
  )
}

const soldIn = ([name]: (string | PriceParts)[]) => (typeof name === 'string' ? name.trim() : undefined)

function sentences(parts: PriceParts): Readings {
  const { prefix, incl, excl, suffix } = parts
  return {
    incl: withVat(partsText(parts)),
    excl: withVat(`${prefix}${excl}${suffix} ${VAT_LABELS.excl} (${incl} ${VAT_LABELS.incl})`),
  }
}

/** No line begins with `excl. btw`. */
const withVat = (text: string) => text.replace(/ (incl|excl)\. btw/g, '\u00a0$1.\u00a0btw')
