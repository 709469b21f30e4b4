import { hasAmount, type Price, rangeText } from '@/features/catalogue/model/products'
import type { Draft as ConfiguratorDraft } from '@/features/configurator/model/draft'
import type { ConfiguratorOptions } from '@/features/configurator/model/options'
import { chosenOptions } from '@/features/configurator/model/priceIndication'
import { VAT_LABELS } from '@/platform/money/readings'
import type { QuoteDraft } from './quote'
import { emptyItem, itemName, type QuoteItem } from './quoteLines'

/** Every choice as a line at the price of today. What has no single price is left for staff, with what the list says. */
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
        ...priced(option.price),
      }),
    )
  return { lines, asked: lines.map(line => ({ line: line.id, label: itemName(line) })) }
}

function priced(price: Price): Partial<QuoteItem> {
  if (price.kind === 'included') return { unitPrice: 0, hint: 'inbegrepen' }
  if (!hasAmount(price)) return { hint: 'prijs op aanvraag' }
  const { kind, amount, amountTo, startingAt, vatRate } = price
  const terms = { rhythm: kind, vatRate }
  if (amountTo !== null && amountTo !== amount)
    return { ...terms, hint: `${rangeText(amount, amountTo)} ${VAT_LABELS.excl}` }
  return { ...terms, unitPrice: amount, hint: startingAt ? 'vanaf-prijs' : '' }
}
