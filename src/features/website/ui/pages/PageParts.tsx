import type { ReactNode } from 'react'
import { PriceText } from '@/design-system/prices/PricePair'
import { Chevron } from '@/design-system/primitives/Chevron'
import type { Faq } from '../../model/content'
import type { Point } from '../../model/pageTexts'

/** The end of a page: a coupon along its cutting line. */
export function CallToAction({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="wrap py-14 lg:py-20">
      <div className="coupon flex flex-wrap items-center justify-between gap-6">
        <Scissors />
        <h2 className="max-w-[22em] text-3xl lg:text-4xl">{heading}</h2>
        <div className="flex flex-wrap gap-3.5 max-sm:w-full">{children}</div>
      </div>
    </section>
  )
}

function Scissors() {
  return (
    <svg viewBox="0 0 48 28" aria-hidden="true" className="coupon-scissors">
      <path d="M46 4C34 9 25 13 16 19M46 24C34 19 25 15 16 9M16 19c2-4-2-7-6-6s-6 5-4 9 8 3 10-3zM16 9c2 4-2 7-6 6S4 10 6 6s8-3 10 3z" />
    </svg>
  )
}

export function PointLines({ points, as: Heading = 'h3' }: { points: Point[]; as?: 'h2' | 'h3' }) {
  return (
    <ol className="border-ink border-t-2">
      {points.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[34px_1fr] items-baseline gap-x-3 gap-y-1 border-rule border-b py-5 lg:grid-cols-[64px_1fr_1.6fr] lg:gap-x-6"
        >
          <span className="number text-base">{String(index + 1).padStart(2, '0')}</span>
          <Heading className="text-xl lg:text-[1.45rem]">{title}</Heading>
          <p className="text-soft max-lg:col-start-2">
            <PriceText text={text} />
          </p>
        </li>
      ))}
    </ol>
  )
}

type PointSectionProps = { heading: string; points: Point[]; onPaper?: boolean }

export function PointSection({ heading, points, onPaper = true }: PointSectionProps) {
  return (
    <section className={`border-ink border-t-2 ${onPaper ? 'bg-paper ' : ''}py-14 lg:py-20`}>
      <div className="wrap grid gap-9">
        <h2 className="text-3xl lg:text-5xl">{heading}</h2>
        <PointLines points={points} />
      </div>
    </section>
  )
}

export function FaqSection({ heading, faqs, name }: { heading: string; faqs: Faq[]; name: string }) {
  return (
    <section className="border-ink border-t-2 bg-paper py-14 lg:py-20">
      <div className="wrap grid gap-9">
        <p className="font-bold font-head text-3xl tracking-tight lg:text-5xl">{heading}</p>
        <FaqList faqs={faqs} name={name} />
      </div>
    </section>
  )
}

export function FaqList({ faqs, name }: { faqs: Faq[]; name: string }) {
  return (
    <div className="border-ink border-t-2">
      {faqs.map(({ id, question, answer }, index) => (
        <details
          key={id}
          name={name}
          className="group border-rule border-b open:-mx-5 open:border-transparent open:bg-yellow open:px-5 xl:open:-mx-7 xl:open:px-7"
        >
          <summary className="grid min-h-16 grid-cols-[34px_1fr_auto] items-center gap-3 py-3 lg:grid-cols-[64px_1fr_auto] lg:gap-6">
            <span className="number text-base">{String(index + 1).padStart(2, '0')}</span>
            <h2 className="text-xl tracking-tight lg:text-[1.45rem]">{question}</h2>
            <Chevron />
          </summary>
          <p className="max-w-[42em] whitespace-pre-line pb-6 pl-[46px] lg:pl-[88px]">
            <PriceText text={answer} />
          </p>
        </details>
      ))}
    </div>
  )
}

/** Escaped: no text can close the script element. */
export function JsonLd({ facts }: { facts: object }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replace(/</g, '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above, and read by no browser as a program
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
