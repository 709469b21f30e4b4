import { hasAmount, type Price, priceText, rangeText } from '@/features/catalogue/model/products'
import type { Draft as ConfiguratorDraft } from '@/features/configurator/model/draft'
import type { ConfiguratorOptions } from '@/features/configurator/model/options'
import { chosenOptions } from '@/features/configurator/model/priceIndication'
import { VAT_LABELS } from '@/platform/money/readings'
import { DEFAULT_VAT_RATE } from '@/platform/money/tax'
import type { QuoteDraft } from './quote'
import { emptyItem, itemName, type QuoteItem } from './quoteLines'

/** Every choice as a line at the price of today. */
export function linesFromRequest(
  draft: ConfiguratorDraft,
  options: ConfiguratorOptions,
): Pick<QuoteDraft, 'lines' | 'asked'> {
  const lines = chosenOptions(draft, options)
    .filter(({ repeats }) => !repeats)
    .map(
      ({ option, quantity }): QuoteItem => ({
        ...emptyItem(option.id),
        ...{ label: option.label, description: option.description, quantity },
        ...linePrice(option.price),
      }),
    )
  return { lines, asked: lines.map(line => ({ line: line.id, label: itemName(line) })) }
}

type LinePrice = Pick<QuoteItem, 'unitPrice' | 'vatRate' | 'rhythm' | 'hint'>

/** What has no single price is left open for staff, with what the price list says. */
export function linePrice(price: Price): LinePrice {
  if (!hasAmount(price)) {
    const terms = { rhythm: 'once', vatRate: DEFAULT_VAT_RATE } as const
    if (price.kind === 'included') return { ...terms, unitPrice: 0, hint: priceText(price) }
    return { ...terms, unitPrice: null, hint: price.reason || priceText(price) }
  }
  const { kind, amount, amountTo, startingAt, vatRate } = price
  const terms = { rhythm: kind, vatRate }
  if (amountTo !== null && amountTo !== amount)
    return { ...terms, unitPrice: null, hint: `${rangeText(amount, amountTo)} ${VAT_LABELS.excl}` }
  return { ...terms, unitPrice: amount, hint: startingAt ? 'vanaf-prijs' : '' }
}
