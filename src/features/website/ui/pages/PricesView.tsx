import type { ReactNode } from 'react'
import { PageHead } from '@/design-system/layout/PageHead'
import { ContactButton } from '@/design-system/primitives/ContactButton'
import { TickList } from '@/design-system/primitives/TickList'
import { type HostingExtra, type HostingPackage, yearlySaving } from '@/features/catalogue/model/priceList'
import type { WebsitePrices } from '@/features/catalogue/model/services'
import type { Company } from '@/features/company/model/company'
import { formatEuro } from '@/platform/money/euro'
import type { PageText } from '../../model/pageTexts'
import { CallToAction } from './PageParts'

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
        <ContactButton company={company} variant="configurator" className="button-primary max-sm:w-full" />
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

function PriceRow({ name, note, price }: { name: string; note: string; price: string }) {
  const columns = note ? 'lg:grid-cols-[1fr_1.5fr_220px]' : ''
  return (
    <li
      className={`grid grid-cols-[1fr_auto] items-baseline gap-x-5 gap-y-1 border-rule border-b py-4.5 max-[359px]:grid-cols-1 ${columns}`}
    >
      <h3 className="text-xl">{name}</h3>
      {note && (
        <p className="text-soft max-[359px]:row-auto max-lg:col-span-full max-lg:row-start-2">{note}</p>
      )}
      <p className="price text-right max-[359px]:text-left">{price}</p>
    </li>
  )
}

function PackageCards({ packages }: { packages: HostingPackage[] }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {packages.map(each => (
        <li
          key={each.key}
          className={`relative flex flex-col gap-5 rounded-slip border-[1.75px] p-6 ${each.popular ? 'border-ink bg-yellow' : 'border-rule bg-paper'}`}
        >
          <h3 className={`text-2xl ${each.popular ? 'pr-28' : ''}`}>{each.name}</h3>
          {each.popular && (
            <p className="stamp absolute top-5 right-4 border-deep text-base text-deep max-sm:px-2.5 max-sm:text-[13px]">
              Populair
            </p>
          )}
          <p>
            <strong className="font-extrabold font-head text-4xl tracking-tight tabular-nums">
              {formatEuro(each.monthly)}
            </strong>{' '}
            per maand, excl. btw
            <span className="mt-1 block tabular-nums">
              {formatEuro(each.yearly)} per jaar{saving(each)}
            </span>
          </p>
          <TickList lines={each.lines} />
          <a href={`/hosting-bestellen?pakket=${each.key}`} className="button mt-auto">
            Bestellen<span className="sr-only">: {each.name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function saving(each: HostingPackage): string {
  const saved = yearlySaving(each)
  return saved > 0 ? `, je bespaart ${formatEuro(saved)}` : ''
}
