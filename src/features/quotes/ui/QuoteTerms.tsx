import type { ReactNode } from 'react'
import { PhoneText } from '@/design-system/notices/PhoneText'
import { Tick } from '@/design-system/primitives/Tick'
import { formatAmount } from '@/platform/money/euro'
import { otherReading, VAT_LABELS, type VatReading } from '@/platform/money/readings'
import { formatPlainDay } from '@/platform/time/day'
import { type Edition, textLabel } from '../model/quote'
import { paidRhythms, type QuoteTotals } from '../model/quoteLines'
import { type Instalment, momentText, RECURRING_START, SCHEDULE_TITLE, splitTotals } from '../model/schedule'
import { hasVat } from './quoteAmounts'

type QuoteTermsProps = { edition: Edition; totals: QuoteTotals; reading: VatReading }

/** How it is paid and how long it holds. */
export function QuoteTerms({ edition, totals, reading }: QuoteTermsProps) {
  const { texts, validUntil, revocable } = edition
  return (
    <section aria-label="Afspraken bij deze offerte" className="border-ink border-t-2 bg-paper">
      <div className="wrap grid items-start gap-x-18 gap-y-10 py-12 lg:grid-cols-[.85fr_1.15fr] lg:py-16">
        <div className="grid gap-6">
          <Term title={`Geldig tot en met ${formatPlainDay(validUntil)}`}>
            <p>Tot het eind van die dag kun je akkoord geven. {revocable}</p>
          </Term>
          {texts.closing && (
            <p className="max-w-[36em] whitespace-pre-line">
              <PhoneText text={texts.closing} />
            </p>
          )}
        </div>
        <PaySchedule schedule={edition.schedule} totals={totals} reading={reading} />
      </div>
    </section>
  )
}

export function Planning({ text }: { text: string }) {
  if (!text) return null
  return (
    <Term title={textLabel('planning')}>
      <p className="whitespace-pre-line">{text}</p>
    </Term>
  )
}

type TermProps = { title: string; children: ReactNode }

const Term = ({ title, children }: TermProps) => (
  <section>
    <h2 className="text-2xl lg:text-3xl">{title}</h2>
    <div className="mt-3 max-w-[36em]">{children}</div>
  </section>
)

/** Lines of staff are things to bring. */
export const needLines = (text: string) =>
  text
    .split('\n')
    .map(line => line.replace(/^\s*[-•]\s*/, '').trim())
    .filter(Boolean)

/** Each with a box. */
export function Needs({ text }: { text: string }) {
  const lines = needLines(text)
  if (lines.length === 0) return null
  return (
    <Term title={textLabel('needs')}>
      {lines.length === 1 ? (
        <p>{lines[0]}</p>
      ) : (
        <ul className="grid gap-2.5">
          {lines.map(line => (
            <li key={line} className="flex items-start gap-3">
              <span className="pt-0.5">
                <Tick checked={false} />
              </span>
              {line}
            </li>
          ))}
        </ul>
      )}
    </Term>
  )
}

type PayScheduleProps = { schedule: readonly Instalment[]; totals: QuoteTotals; reading: VatReading }

function PaySchedule({ schedule, totals, reading }: PayScheduleProps) {
  const paid = paidRhythms(totals)
  const parts = paid.includes('once') ? splitTotals(totals.once, schedule) : []
  const other = otherReading(reading)
  return (
    <section className="rounded-slip bg-yellow p-6 md:p-8">
      <h2 className="text-2xl lg:text-3xl">{SCHEDULE_TITLE}</h2>
      {parts.length > 0 && (
        <ul className="mt-5 border-ink border-t-2">
          {schedule.map((instalment, at) => (
            <li
              key={`${momentText(instalment)}${instalment.percent}`}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-ink/25 border-b py-3"
            >
              <span>
                <span className="font-semibold">{momentText(instalment)}</span>{' '}
                {schedule.length > 1 && <span className="tabular-nums">{instalment.percent}%</span>}
              </span>
              <span className="ml-auto text-right tabular-nums">
                <strong className="block">
                  {formatAmount(parts[at]?.[reading] ?? 0)} {VAT_LABELS[reading]}
                </strong>
                {hasVat(totals) && (
                  <span className="block text-sm">
                    {formatAmount(parts[at]?.[other] ?? 0)} {VAT_LABELS[other]}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {paid.some(rhythm => rhythm !== 'once') && <p className="mt-4">{RECURRING_START}</p>}
    </section>
  )
}
