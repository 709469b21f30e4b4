import type { ReactNode } from 'react'
import { PriceText } from '@/design-system/prices/PricePair'
import { Chevron } from '@/design-system/primitives/Chevron'
import { Scissors } from '@/design-system/primitives/Scissors'
import { Tick } from '@/design-system/primitives/Tick'
import type { Faq } from '../../model/content'
import type { Point } from '../../model/pageTexts'
import { PageLink } from '../layout/PageLink'

type CallToActionProps = {
  heading: string
  text: string
  /** Another way, as a link. */
  other?: ReactNode
  /** Where what stands above leaves room already. */
  flush?: boolean
  /** The one button. */
  children: ReactNode
}

/** Another way at the end of a page. */
export function CloseLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <PageLink href={href} className="link inline-flex min-h-11 items-center font-semibold">
      {children}
    </PageLink>
  )
}

/** The end of a page: a coupon along its cutting line. */
export function CallToAction({ heading, text, other, flush = false, children }: CallToActionProps) {
  return (
    <section className={`wrap pb-14 lg:pb-20 ${flush ? 'pt-4' : 'pt-14 lg:pt-20'}`}>
      <div className="coupon grid items-center gap-x-10 gap-y-6 md:grid-cols-[1fr_auto]">
        <Scissors className="coupon-scissors" />
        <div>
          <h2 className="max-w-[22em] text-3xl lg:text-4xl">{heading}</h2>
          {text && (
            <p className="mt-3 max-w-[34em] text-lg text-soft">
              <PriceText text={text} />
            </p>
          )}
        </div>
        <div className="grid justify-items-center gap-2 max-sm:justify-items-stretch">
          {children}
          {other && <p className="text-center">{other}</p>}
        </div>
      </div>
    </section>
  )
}

export function PointLines({ points }: { points: Point[] }) {
  return (
    <ol className="border-ink border-t-2">
      {points.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[34px_1fr] items-baseline gap-x-3 gap-y-1 border-rule border-b py-5 lg:grid-cols-[64px_1fr_1.6fr] lg:gap-x-6"
        >
          <span className="number text-base">{String(index + 1).padStart(2, '0')}</span>
          <h3 className="text-xl lg:text-[1.45rem]">{title}</h3>
          <p className="text-soft max-lg:col-start-2">
            <PriceText text={text} />
          </p>
        </li>
      ))}
    </ol>
  )
}

/** Ticked on a form: what goes without saying. */
export function TickedPoints({ points, className = '' }: { points: Point[]; className?: string }) {
  return (
    <ul className={`grid content-start gap-x-10 gap-y-6 ${className}`}>
      {points.map(({ title, text }, nth) => (
        <li key={title} className="flex items-start gap-4">
          <span className="mt-0.5">
            <Tick nth={nth} />
          </span>
          <div>
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1 text-soft">
              <PriceText text={text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
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
