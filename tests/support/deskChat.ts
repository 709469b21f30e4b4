import type { Product } from '@/features/catalogue/model/products'
import { priceRecords, priceTexts } from '@/features/catalogue/model/products'
import { withClaims } from '@/features/company/model/claims'
import type { Chat } from '@/features/desk/model/chat'
import { readFacts } from '@/features/desk/model/readFacts'
import { parseKeywords } from '@/features/desk/model/rules'
import { DEFAULT_VAT_RATE } from '@/platform/money/tax'
import { domainPrices, hostingExtras, hostingPackages } from '../../seed/data/catalogue'
import { chat } from '../../seed/data/chat'
import { claims } from '../../seed/data/claims'
import { company } from '../../seed/data/company'
import { configurator } from '../../seed/data/configurator'
import { legalPages } from '../../seed/data/legalPages'
import { products } from '../../seed/data/products'
import { projects } from '../../seed/data/projects'

const times = company.openingHours.map(each => ({ ...each, weekday: Number(each.weekday) }))
const vatRate = DEFAULT_VAT_RATE

const prices = {
  packages: hostingPackages.map(each => ({ ...each, vatRate, lines: each.lines.map(({ text }) => text) })),
  extras: hostingExtras.map(each => ({ ...each, vatRate })),
  domain: { ...domainPrices, vatRate },
}

function toProduct({ key, name, description, lines, group, ...price }: (typeof products)[number]): Product {
  const sold =
    price.priceKind === 'request'
      ? { kind: 'request' as const, reason: price.reason }
      : {
          kind: price.priceKind,
          amount: price.amount,
          amountTo: price.amountTo ?? null,
          startingAt: price.startingAt ?? false,
          unit: price.unit ?? '',
          vatRate,
        }
  return { id: key, key, name, description, lines: lines.split('\n').filter(Boolean), group, price: sold }
}

/** The chat as it comes from the seed, with the facts of every other record of the seed. */
export function seededChat(): Chat {
  const sold = products.map(toProduct)
  const named = { ...claims, ...priceTexts(priceRecords({ ...prices, products: sold })) }
  const { answers, rules, ...texts } = withClaims(chat, named)
  return {
    ...texts,
    rules: rules.map(({ keywords, reply }) => ({ keywords: parseKeywords(keywords), reply })),
    facts: readFacts({
      company,
      hours: { times, closed: [] },
      claims: withClaims(claims, named),
      products: sold,
      prices,
      timelines: configurator.timelines.map(({ key, label, description }) => ({
        id: key,
        label,
        description,
      })),
      projects,
      legalPages,
      policies: answers,
    }),
  }
}
