import type { ReactNode } from 'react'
import { PageHead } from '@/design-system/layout/PageHead'
import { ContactButton } from '@/design-system/primitives/ContactButton'
import { TickList } from '@/design-system/primitives/TickList'
import type { HostingExtra, HostingPackage } from '@/features/catalogue/model/priceList'
import type { WebsitePrices } from '@/features/catalogue/model/services'
import type { Company } from '@/features/company/model/company'
import { formatEuro } from '@/platform/money/euro'
import type { PageText } from '../../model/pages'
import { PackageCards } from '../PackageCards'
import { CallToAction } from './CallToAction'
import { PriceRow } from './PriceRow'

type PricesViewProps = {
  texts: PageText<'prices'>
  prices: WebsitePrices
  packages: HostingPackage[]
  extras: HostingExtra[]
  term: string
  vat: string
  company: Company
  quote: ReactNode
}

export function PricesView({ texts, prices, packages, extras, term, vat, company, quote }: PricesViewProps) {
  return (
    <>
      <PageHead heading={texts.heading} lead={texts.lead}>
        <ContactButton company={company} variant="configurator" className="key-red max-sm:w-full" />
      </PageHead>
      <Block id="websites" title={texts.words.websites} note={vat} paper>
        <ul className="border-ink border-t-2">
          {prices.websites.map(each => (
            <PriceRow key={each.name} {...each} />
          ))}
        </ul>
      </Block>
      <Block id="pricing" title={texts.words.subscriptions} note={vat}>
        <ul className="grid gap-4 lg:grid-cols-3">
          {prices.subscriptions.map(({ name, price, lines }) => (
            <li
              key={name}
              className="flex flex-col gap-4 rounded-slip border-[1.75px] border-rule bg-paper p-6"
            >
              <h3 className="text-2xl">{name}</h3>
              <p className="price">{price}</p>
              <TickList lines={lines} />
            </li>
          ))}
        </ul>
        <p className="text-soft">{term}</p>
      </Block>
      <Block id="hosting" title={texts.words.hosting} note={vat} paper>
        <PackageCards packages={packages} />
        <ul className="border-ink border-t-2">
          {extras.map(({ key, name, monthly, yearly }) => (
            <PriceRow
              key={key}
              name={name}
              note={`of ${formatEuro(yearly)} per jaar`}
              price={`${formatEuro(monthly)} per maand`}
            />
          ))}
        </ul>
      </Block>
      <CallToAction heading={texts.words.closing}>
        <ContactButton company={company} variant="configurator" className="max-sm:w-full" />
      </CallToAction>
      {quote}
    </>
  )
}

function Block({
  id,
  title,
  note,
  paper,
  children,
}: {
  id: string
  title: string
  note: string
  paper?: boolean
  children: ReactNode
}) {
  return (
    <section id={id} className={`border-ink border-t-2 py-14 lg:py-18 ${paper ? 'bg-paper' : ''}`}>
      <div className="wrap grid gap-8">
        <h2 className="text-3xl lg:text-5xl">{title}</h2>
        {children}
        <p className="text-soft text-sm">{note}</p>
      </div>
    </section>
  )
}
