'use client'

import { parseQuantity, UNITS } from '@/features/billing/model/quantity'
import { isAbroad } from '@/features/tax/model/countries'
import { SUPPLIES } from '@/features/tax/model/taxRules'
import { parseSignedEuro, typedEuro } from '@/platform/money/euro'
import { VAT_LABELS } from '@/platform/money/readings'
import { VAT_RATE_OPTIONS } from '@/platform/money/vatLabel'
import { LINE_CHOICES, type QuoteItem, RHYTHMS, SET_UPS } from '../model/quoteLines'
import { useEditor } from './editorContext'
import { CheckField, NumberField, parseWhole, SelectField, TextField } from './fields'

type ItemFieldsProps = { item: QuoteItem; at: number; write: (part: Partial<QuoteItem>) => void }

export function ItemFields({ item, at, write }: ItemFieldsProps) {
  const name = (field: keyof QuoteItem) => `lines.${at}.${field}`
  return (
    <div className="quote-fields quote-item">
      <TextField
        name={name('label')}
        label="Omschrijving"
        className="quote-wide"
        maxLength={200}
        value={item.label}
        onChange={label => write({ label })}
      />
      <TextField
        name={name('description')}
        label="Toelichting"
        className="quote-most"
        rows={2}
        maxLength={1000}
        value={item.description}
        onChange={description => write({ description })}
      />
      <TextField
        name={name('hint')}
        label="Notitie voor collega's"
        className="quote-least"
        rows={2}
        maxLength={200}
        value={item.hint}
        onChange={hint => write({ hint })}
      />
      <PriceFields item={item} name={name} write={write} />
      <ChoiceFields item={item} name={name} write={write} />
    </div>
  )
}

const NOTHING = { value: '', label: 'Niets' } as const

type PartProps = Omit<ItemFieldsProps, 'at'> & { name: (field: keyof QuoteItem) => string }

function PriceFields({ item, name, write }: PartProps) {
  const { draft } = useEditor()
  return (
    <>
      <NumberField
        name={name('quantity')}
        label="Aantal"
        value={item.quantity}
        parse={typed => parseQuantity(typed) ?? Number.NaN}
        format={value => String(value).replace('.', ',')}
        onChange={quantity => quantity !== null && write({ quantity })}
      />
      <SelectField
        name={name('unit')}
        label="Eenheid"
        value={item.unit}
        options={UNITS}
        onChange={unit => write({ unit })}
      />
      <NumberField
        name={name('unitPrice')}
        label={`Prijs ${VAT_LABELS.excl}`}
        note={item.hint && item.unitPrice === null ? item.hint : undefined}
        value={item.unitPrice}
        parse={typed => (typed.trim() === '' ? null : (parseSignedEuro(typed) ?? Number.NaN))}
        format={typedEuro}
        onChange={unitPrice => write({ unitPrice })}
      />
      <SelectField
        name={name('vatRate')}
        label="Btw"
        value={item.vatRate}
        options={VAT_RATE_OPTIONS}
        onChange={vatRate => write({ vatRate })}
      />
      {isAbroad(draft.prospect.country) && (
        <SelectField
          name={name('supply')}
          label="Wat het is"
          className="quote-least"
          value={item.supply}
          options={SUPPLIES}
          onChange={supply => write({ supply })}
        />
      )}
      <SelectField
        name={name('rhythm')}
        label="Betaling"
        value={item.rhythm}
        options={RHYTHMS}
        onChange={rhythm => write(rhythm === 'once' ? { rhythm, minimumMonths: 0, setUp: null } : { rhythm })}
      />
      {item.rhythm !== 'once' && (
        <NumberField
          name={name('minimumMonths')}
          label="Minstens (maanden)"
          className="quote-least"
          value={item.minimumMonths}
          parse={parseWhole}
          format={String}
          onChange={months => months !== null && write({ minimumMonths: months })}
        />
      )}
      {item.rhythm !== 'once' && (
        <SelectField
          name={name('setUp')}
          label="Klaarzetten bij oplevering"
          className="quote-least"
          value={item.setUp ?? NOTHING.value}
          options={[NOTHING, ...SET_UPS]}
          onChange={setUp => write({ setUp: setUp || null })}
        />
      )}
    </>
  )
}

function ChoiceFields({ item, name, write }: PartProps) {
  return (
    <>
      <SelectField
        name={name('choice')}
        label="Klant kiest"
        value={item.choice}
        options={LINE_CHOICES}
        onChange={choice => write({ choice, isOn: choice === 'fixed' || item.isOn })}
      />
      {item.choice === 'oneOf' && (
        <TextField
          name={name('group')}
          label="Vraag aan de klant"
          className="quote-least"
          list={GROUP_LIST}
          maxLength={100}
          value={item.group}
          onChange={group => write({ group })}
        />
      )}
      {item.choice !== 'fixed' && (
        <CheckField label="Vooraf aan" checked={item.isOn} onChange={isOn => write({ isOn })} />
      )}
    </>
  )
}

/** Names the groups that there are, so that a second line joins one by choosing it. */
export const GROUP_LIST = 'quote-groups'
