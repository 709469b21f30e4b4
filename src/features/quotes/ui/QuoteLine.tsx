import { Tick } from '@/design-system/primitives/Tick'
import { ChoiceTick } from '@/design-system/wizard/ChoiceTick'
import { formatQuantity } from '@/features/billing/model/quantity'
import { amountReadings, type VatReading } from '@/platform/money/readings'
import { ANSWER_FIELDS } from '../model/ownQuote'
import { lineAmountText, type PricedItem, perRhythm } from '../model/quoteLines'

type Choosing = { reading: VatReading; choices: readonly string[]; form?: string }

type QuoteLineProps = Choosing & { line: PricedItem }

/** A fixed line is printed; what may be chosen has a box. */
export function QuoteLine({ line, ...choosing }: QuoteLineProps) {
  const isOption = line.choice === 'optional'
  const name = `${ANSWER_FIELDS.option}${line.id}`
  return (
    <Row
      {...choosing}
      line={line}
      input={isOption ? { type: 'checkbox', name, value: '1' } : null}
      tag={isOption ? 'naar keuze' : ''}
    />
  )
}

type QuoteGroupProps = Choosing & { group: string; at: number; items: readonly PricedItem[] }

export function QuoteGroup({ group, at, items, ...choosing }: QuoteGroupProps) {
  return (
    <fieldset className="quote-group">
      <legend className="float-left w-full border-rule border-b pt-5 pb-2 font-semibold">
        {group} {items.length > 1 && <span className="font-normal text-soft">Kies één.</span>}
      </legend>
      <div className="clear-both">
        {items.map(line => (
          <Row
            key={line.id}
            {...choosing}
            line={line}
            input={{ type: 'radio', name: `${ANSWER_FIELDS.group}${at}`, value: line.id }}
            tag=""
          />
        ))}
      </div>
    </fieldset>
  )
}

type RowProps = QuoteLineProps & {
  input: { type: 'checkbox' | 'radio'; name: string; value: string } | null
  tag: string
}

function Row({ line, reading, choices, form, input, tag }: RowProps) {
  const isOn = !input || choices.includes(line.id)
  const content = (
    <>
      <span className="leading-snug [overflow-wrap:anywhere]">
        <span className={`font-semibold ${input && isOn ? 'text-pen' : ''}`}>{line.label}</span>{' '}
        {tag && <span className="text-soft text-sm max-sm:block">{tag}</span>}
      </span>
      <LinePrice line={line} reading={reading} isOn={isOn} isChosen={Boolean(input)} />
      <LineDetails line={line} reading={reading} />
    </>
  )
  if (!input || !form) {
    return (
      <div className={ROW}>
        {input ? <StaticTick isOn={isOn} /> : <Included />}
        {content}
      </div>
    )
  }
  return (
    <label className={`${ROW} quote-choice cursor-pointer`}>
      <input {...input} form={form} defaultChecked={isOn} className="sr-only" />
      <ChoiceTick className="flex-none pt-0.5" />
      {content}
    </label>
  )
}

const ROW = 'relative grid grid-cols-[22px_1fr_auto] items-start gap-x-3.5 border-rule border-b py-3'

function StaticTick({ isOn }: { isOn: boolean }) {
  return (
    <>
      <span className="pt-0.5">
        <Tick checked={isOn} />
      </span>
      <span className="sr-only">{isOn ? 'Gekozen:' : 'Niet gekozen:'}</span>
    </>
  )
}

const Included = () => (
  <svg
    viewBox="0 0 22 22"
    aria-hidden="true"
    className="mt-1 w-[22px] fill-none stroke-2 stroke-soft [stroke-linecap:round] [stroke-linejoin:round]"
  >
    <path d="M6 11.5l3.5 4L16 6" />
  </svg>
)

type LineProps = { line: PricedItem; reading: VatReading }

/** Why, how many at what price each, and how long it runs at least. */
function LineDetails({ line, reading }: LineProps) {
  const { description, quantity, unit, unitPrice, vatRate, rhythm, minimumMonths } = line
  const each = amountReadings(unitPrice, vatRate)[reading]
  const terms = [
    quantity !== 1 && `${formatQuantity({ quantity, unit })} × ${each}`,
    minimumMonths > 0 && `minstens ${formatQuantity({ quantity: minimumMonths, unit: 'month' })}`,
  ].filter(Boolean)
  if (!description && terms.length === 0) return null
  return (
    <span
      className={`col-start-2 mt-0.5 text-soft leading-snug ${perRhythm(rhythm) ? '' : 'max-sm:col-end-4'}`}
    >
      {description && <span className="block whitespace-pre-line text-[0.95rem]">{description}</span>}
      {terms.length > 0 && <span className="block text-sm tabular-nums">{terms.join(', ')}</span>}
    </span>
  )
}

function LinePrice({ line, reading, isOn, isChosen }: LineProps & { isOn: boolean; isChosen: boolean }) {
  const tone = isOn ? (isChosen ? 'text-pen' : '') : 'text-soft'
  return (
    <span
      className={`price text-right leading-snug max-[359px]:col-start-2 max-[359px]:row-span-1 max-[359px]:text-left sm:row-span-2 ${perRhythm(line.rhythm) ? 'row-span-2' : ''} ${tone}`}
    >
      {lineAmountText(line, reading)}
      {line.unitPrice !== 0 && perRhythm(line.rhythm) && (
        <span className="block font-normal text-sm">{perRhythm(line.rhythm)}</span>
      )}
    </span>
  )
}
