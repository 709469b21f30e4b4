import type { ReactNode } from 'react'
import { PageHead } from '@/design-system/layout/PageHead'
import { PricePair, PriceText } from '@/design-system/prices/PricePair'
import { PriceSwitch, StoredPrices } from '@/design-system/prices/PriceSwitch'
import { ContactButton } from '@/design-system/primitives/ContactButton'
import { Draft } from '@/design-system/primitives/HeadDrawings'
import { Slip } from '@/design-system/primitives/Slip'
import { hasAmount, type Product, priceParts } from '@/features/catalogue/model/products'
import type { Company } from '@/features/company/model/company'
import type { Faq } from '../../model/content'
import type { PageText, Words } from '../../model/pageTexts'
import { PageLink } from '../layout/PageLink'
import { FaqSection } from './PageParts'

type CustomViewProps = {
  texts: PageText<'custom'>
  /** What a job made to measure may consist of. */
  parts: Product[]
  company: Company
  faqs: Faq[]
  quote: ReactNode
}

export function CustomView({ texts, parts, company, faqs, quote }: CustomViewProps) {
  return (
    <>
      <StoredPrices />
      <PageHead heading={texts.heading} lead={texts.lead} drawing={<Draft />}>
        <PageLink href="/afspraak" className="button button-primary max-sm:w-full">
          {texts.words.talk}
        </PageLink>
        <ContactButton company={company} variant="configurator" className="max-sm:w-full" />
      </PageHead>
      <div className="wrap grid items-start gap-x-16 gap-y-14 pb-16 lg:grid-cols-[1.25fr_.75fr] lg:pb-24">
        {parts.length > 0 && <PartsSlip parts={parts} words={texts.words} />}
        <ul className="kept lg:mt-10">
          {texts.points.map(({ title, text }) => (
            <li key={title}>
              <h2 className="text-2xl">{title}</h2>
              <p className="mt-1.5">
                <PriceText text={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
      <FaqSection heading={texts.words.faqs} faqs={faqs} name="maatwerk" />
      {quote}
    </>
  )
}

/** One line is struck out, to show that it can be. */
const STRUCK = 2

function PartsSlip({ parts, words }: { parts: Product[]; words: Words<'custom'> }) {
  return (
    <Slip title={words.slip} note={words.slipNote}>
      <ul className="px-5 md:px-7">
        {parts.map(({ key, name, description, price }, nth) => (
          <li key={key} className="border-rule border-b">
            <label className="strikable">
              <input type="checkbox" className="sr-only" defaultChecked={nth === STRUCK} />
              <span>
                <span className="sr-only">Streep weg: </span>
                <span className="strikable-name">{name}</span>
                <span className="block text-[0.95rem] text-soft">{description}</span>
              </span>
              <span className="price justify-items-start sm:justify-items-end sm:text-right">
                {hasAmount(price) ? <PricePair parts={priceParts(price)} of={name} /> : 'op aanvraag'}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 px-5 pt-5 md:px-7">
        <p className="max-w-[26em]">{words.slipSum}</p>
        <PriceSwitch />
      </div>
    </Slip>
  )
}
