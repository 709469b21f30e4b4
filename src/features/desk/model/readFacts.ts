import { type HostingPackage, type PriceList, yearlySaving } from '@/features/catalogue/model/priceList'
import { hasAmount, type Product, priceText } from '@/features/catalogue/model/products'
import type { Company } from '@/features/company/model/company'
import { GENERAL_TERMS, type LegalPage, type LegalSlug } from '@/features/company/model/legal'
import type { OpeningDays } from '@/features/company/model/openingDays'
import { formatEuro } from '@/platform/money/euro'
import type { DeskFacts, PackageFact, PolicyName, ProductFact } from './facts'

/** The records of other features that the desk reads. */
export type DeskRecords = {
  company: DeskFacts['company'] & Pick<Company, 'visitingHours'>
  hours: OpeningDays
  claims: DeskFacts['claims']
  products: Product[]
  prices: PriceList
  timelines: DeskFacts['timelines']
  projects: { title: string; category: string }[]
  legalPages: Pick<LegalPage, 'slug' | 'sections'>[]
  policies: Partial<Record<PolicyName, string | null>>
}

const PRIVACY = 'privacy' satisfies LegalSlug

export function readFacts(records: DeskRecords): DeskFacts {
  const { company, hours, claims, products, prices, timelines, projects, legalPages, policies } = records
  const { phone, email, whatsapp, street, postcode, city, kvk, vatId } = company
  const { online, responseTime, subscriptionTerm, agency, hostingUptime } = claims
  return {
    company: { phone, email, whatsapp, street, postcode, city, kvk, vatId },
    hours,
    visitingHours: company.visitingHours,
    products: products.filter(({ group }) => group !== 'subscription').map(productFact),
    subscriptions: products.filter(({ group }) => group === 'subscription').map(productFact),
    packages: prices.packages.map(packageFact),
    extras: prices.extras.map(({ key, name, monthly, vatRate }) => ({
      ...{ key, name, price: monthlyText(monthly, vatRate) },
    })),
    domain: {
      firstYear: onceText(prices.domain.firstYear, prices.domain.vatRate),
      yearly: yearlyText(prices.domain.yearly, prices.domain.vatRate),
    },
    vatRates: ratesOf(products, prices),
    timelines,
    projects: projects.map(({ title, category }) =>
      category ? `${title} (${category.toLowerCase()})` : title,
    ),
    claims: { online, responseTime, subscriptionTerm, agency, hostingUptime },
    terms: legalSentences(legalPages),
    policies: Object.fromEntries(Object.entries(policies).filter(([, text]) => text)),
  }
}

function productFact({ key, name, description, price, lines }: Product): ProductFact {
  return { key, name, description, lines, price: hasAmount(price) ? priceText(price) : '' }
}

function packageFact(sold: HostingPackage): PackageFact {
  const { name, monthly, yearly, vatRate, lines } = sold
  const saving = yearlySaving(sold)
  return {
    ...{ name, lines },
    monthly: monthlyText(monthly, vatRate),
    yearly: yearlyText(yearly, vatRate),
    saving: saving > 0 ? `${formatEuro(saving)} excl. btw` : '',
  }
}

const plain = { amountTo: null, startingAt: false, unit: '' }
const monthlyText = (amount: number, vatRate: number) =>
  priceText({ kind: 'monthly', amount, vatRate, ...plain })
const yearlyText = (amount: number, vatRate: number) =>
  priceText({ kind: 'once', amount, vatRate, ...plain, unit: 'per jaar' })
const onceText = (amount: number, vatRate: number) => priceText({ kind: 'once', amount, vatRate, ...plain })

function ratesOf(products: Product[], { packages, domain }: PriceList): number[] {
  const sold = products.flatMap(({ price }) => (hasAmount(price) ? [price.vatRate] : []))
  return [...new Set([...sold, ...packages.map(({ vatRate }) => vatRate), domain.vatRate])]
}

/** Each is quoted as it stands there; empty when no sentence says it. */
function legalSentences(pages: DeskRecords['legalPages']): DeskFacts['terms'] {
  const [terms, privacy] = [GENERAL_TERMS, PRIVACY].map(slug =>
    (pages.find(page => page.slug === slug)?.sections ?? []).flatMap(({ text }) =>
      text.split(/(?<=[.!?])\s+/),
    ),
  )
  return {
    invoice: saying(terms, /factuur/i, /betaa?l/i, /\d+ dagen/i),
    quote: saying(terms, /offerte/i, /\d+ dagen/i, /geldig/i),
    ownership: saying(terms, /na volledige betaling/i),
    cancelling: saying(terms, /opzegg?en/i, /schriftelijk/i),
    sharing: saying(privacy, /verkopen/i, /gegevens/i),
    keeping: saying(privacy, /laatste contact/i),
  }
}

const saying = (sentences: string[] = [], ...patterns: RegExp[]) =>
  sentences.find(each => patterns.every(part => part.test(each))) ?? ''
