import type { ReactNode } from 'react'
import { PageHead } from '@/design-system/layout/PageHead'
import { OneReading, PricePair } from '@/design-system/prices/PricePair'
import { PriceSwitch } from '@/design-system/prices/PriceSwitch'
import { Chevron } from '@/design-system/primitives/Chevron'
import { ContactButton } from '@/design-system/primitives/ContactButton'
import { Receipt } from '@/design-system/primitives/HeadDrawings'
import { TickList } from '@/design-system/primitives/TickList'
import {
  type DomainPrices,
  type HostingExtra,
  type HostingPackage,
  yearlySaving,
} from '@/features/catalogue/model/priceList'
import { hasAmount, onceAt, type Price, type Product, priceParts } from '@/features/catalogue/model/products'
import type { Company } from '@/features/company/model/company'
import { euroReadings, type Readings, type VatReading } from '@/platform/money/readings'
import type { PageText } from '../../model/pageTexts'

type PricesViewProps = {
  texts: PageText<'prices'>
  products: Product[]
  packages: HostingPackage[]
  extras: HostingExtra[]
  domain: DomainPrices
  term: string
  company: Company
  quote: ReactNode
}

export function PricesView({
  texts,
  products,
  packages,
  extras,
  domain,
  term,
  company,
  quote,
}: PricesViewProps) {
  const inGroup = (group: Product['group']) => products.filter(each => each.group === group)
  return (
    <>
      <PageHead heading={texts.heading} lead={texts.lead} drawing={<Receipt />}>
        <ContactButton company={company} variant="configurator" className="button-primary max-sm:w-full" />
        <PriceSwitch className="max-sm:w-full" />
      </PageHead>
      <section className="wrap pb-14 lg:pb-20">
        <div className="ledger">
          <LedgerPart id="websites" title={texts.words.websites} margin="eenmalig">
            {inGroup('website').map(product => (
              <ProductLine key={product.key} product={product} />
            ))}
          </LedgerPart>
          {RHYTHMS.map(({ kind, margin }, nth) => (
            <Options
              key={kind}
              title={nth === 0 ? texts.words.options : undefined}
              margin={margin}
              products={inGroup('option').filter(({ price }) => price.kind === kind)}
            />
          ))}
        </div>
      </section>
      <Block id="pricing" title={texts.words.subscriptions} paper>
        <ul className="strips">
          {inGroup('subscription').map(({ key, name, description, lines, price }) => (
            <li key={key}>
              <h3 className="hyphens-auto text-2xl">{name}</h3>
              <p className="price font-bold font-head text-xl">
                <LinePrice price={price} of={name} />
              </p>
              <p className="text-soft">{noteOf(description, price)}</p>
              <TickList lines={lines} />
            </li>
          ))}
        </ul>
        <p className="text-soft">{term}</p>
      </Block>
      <Block id="hosting" title={texts.words.hosting}>
        <PackageCards packages={packages} />
        <div className="ledger">
          <LedgerPart margin="per maand">
            {extras.map(({ key, name, ...extra }) => (
              <LedgerLine
                key={key}
                name={name}
                note={yearlySaving(extra) > 0 ? <OneReading {...yearText(extra)} /> : ''}
                price={<LinePrice price={monthly(extra)} of={name} />}
              />
            ))}
          </LedgerPart>
          <LedgerPart margin="per jaar">
            <LedgerLine
              name="Domeinnaam, het eerste jaar"
              note="Bij een nieuwe bestelling"
              price={
                <LinePrice price={onceAt(domain.firstYear, domain.vatRate)} of="Domeinnaam, eerste jaar" />
              }
            />
            <LedgerLine
              name="Domeinnaam, elk jaar daarna"
              note=""
              price={<LinePrice price={onceAt(domain.yearly, domain.vatRate)} of="Domeinnaam, per jaar" />}
            />
          </LedgerPart>
        </div>
      </Block>
      {quote}
    </>
  )
}

type Recurring = Pick<HostingExtra, 'monthly' | 'yearly' | 'vatRate'>

const monthly = ({ monthly: amount, vatRate }: Recurring): Price => ({
  ...{ kind: 'monthly', amount, amountTo: null, startingAt: false, vatRate, unit: '' },
})

function noteOf(description: string, price: Price): string {
  return price.kind === 'request' ? `${description} ${price.reason}` : description
}

function LinePrice({ price, of }: { price: Price; of: string }) {
  return hasAmount(price) ? <PricePair parts={priceParts(price)} of={of} /> : 'op aanvraag'
}

type BlockProps = { id: string; title: string; paper?: boolean; children: ReactNode }

function Block({ id, title, paper, children }: BlockProps) {
  return (
    <section id={id} className={`border-ink border-t-2 py-14 lg:py-18 ${paper ? 'bg-paper' : ''}`}>
      <div className="wrap grid gap-8">
        <h2 className="text-3xl lg:text-5xl">{title}</h2>
        {children}
      </div>
    </section>
  )
}

const RHYTHMS = [
  { kind: 'once', margin: 'eenmalig' },
  { kind: 'monthly', margin: 'per maand' },
  { kind: 'request', margin: 'op aanvraag' },
] as const

const SHOWN_OPTIONS = 4

type OptionsProps = { title?: string; margin: string; products: Product[] }

/** The first few; the others unfold. */
function Options({ title, margin, products }: OptionsProps) {
  if (products.length === 0) return null
  const lines = products.map(product => <ProductLine key={product.key} product={product} />)
  const folded = lines.slice(SHOWN_OPTIONS)
  return (
    <LedgerPart title={title} margin={margin}>
      {lines.slice(0, SHOWN_OPTIONS)}
      {folded.length > 0 && (
        <li>
          <details className="ledger-more">
            <summary>
              nog {folded.length} {folded.length === 1 ? 'regel' : 'regels'} {margin}
              <Chevron size="w-3" />
            </summary>
            <ul>{folded}</ul>
          </details>
        </li>
      )}
    </LedgerPart>
  )
}

type LedgerPartProps = { id?: string; title?: string; margin: string; children: ReactNode }

/** A part of a ledger page: ruled lines, what they have in common in the margin. */
function LedgerPart({ id, title, margin, children }: LedgerPartProps) {
  return (
    <div id={id} className="ledger-part">
      <p className="ledger-margin">{margin}</p>
      {title && <h2 className="ledger-title">{title}</h2>}
      <ul>{children}</ul>
    </div>
  )
}

function ProductLine({ product: { name, description, price } }: { product: Product }) {
  return (
    <LedgerLine name={name} note={noteOf(description, price)} price={<LinePrice price={price} of={name} />} />
  )
}

function LedgerLine({ name, note, price }: { name: string; note: ReactNode; price: ReactNode }) {
  return (
    <li className="ledger-line">
      <div>
        <h3 className="text-lg lg:text-xl">{name}</h3>
        {note && <p className="mt-0.5 max-w-[38em] text-soft">{note}</p>}
      </div>
      <p className="price font-bold font-head text-lg text-pen sm:justify-items-end sm:text-right lg:text-xl">
        {price}
      </p>
    </li>
  )
}

function PackageCards({ packages }: { packages: HostingPackage[] }) {
  return (
    <ul className="packages grid gap-4 lg:grid-cols-3">
      {packages.map(each => (
        <li key={each.key} className="slip p-6">
          <h3 className="text-xl sm:text-2xl">{each.name}</h3>
          <p>
            <PricePair
              parts={{ ...euroReadings(each.monthly, each.vatRate), prefix: '', suffix: ' per maand' }}
              className="font-extrabold font-head text-3xl tracking-tight"
            />
            <span className="mt-2 block tabular-nums">
              <OneReading {...yearText(each)} />
            </span>
          </p>
          <div className="relative">
            <TickList lines={each.lines} />
            {each.popular && (
              <p className="stamp right-1 bottom-1 mt-3 ml-auto block w-max text-base lg:absolute">
                Populair
              </p>
            )}
          </div>
          <a href={`/hosting-bestellen?pakket=${each.key}`} className="button">
            Bestellen<span className="sr-only">: {each.name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function yearText(priced: Recurring): Readings {
  const saved = yearlySaving(priced)
  const [year, less] = [euroReadings(priced.yearly, priced.vatRate), euroReadings(saved, priced.vatRate)]
  const text = (reading: VatReading) =>
    `${year[reading]} per jaar${saved > 0 ? `, je bespaart ${less[reading]}` : ''}`
  return { incl: text('incl'), excl: text('excl') }
}
