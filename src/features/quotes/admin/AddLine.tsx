'use client'

import { type KeyboardEvent, useState } from 'react'
import { fetchJson } from '@/platform/console/fetchJson'
import { randomUuid } from '@/platform/text/uuid'
import { QUOTES_API } from '../model/console'
import { choiceGroups, emptyItem, MAX_LINES, type QuoteItem, type QuoteLine } from '../model/quoteLines'
import { useEditor } from './editorContext'
import { fieldId } from './fields'
import { GROUP_LIST } from './ItemFields'

export const NEW_LINE = 'newLine'
const PRODUCTS_LIST = 'quote-products'

type Product = Pick<
  QuoteItem,
  'label' | 'description' | 'unitPrice' | 'vatRate' | 'rhythm' | 'hint' | 'setUp'
>

/** `field` is where to go on. */
type AddLineProps = { onAdd: (line: QuoteLine, field: string) => void }

export function AddLine({ onAdd }: AddLineProps) {
  const { lines } = useEditor()
  const { products, hasFailed, read } = useCatalogue()
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const label = typed.trim()
  const id = fieldId(NEW_LINE)

  function add(line: QuoteLine, field: string) {
    setMissing(label === '')
    if (label === '') return document.getElementById(id)?.focus()
    onAdd(line, field)
    setTyped('')
  }

  function addItem() {
    const product = products.find(each => each.label === label)
    const item = { ...emptyItem(randomUuid()), label, ...product }
    add(item, item.unitPrice === null ? 'unitPrice' : 'quantity')
  }

  const addHeading = () => add({ kind: 'heading', id: randomUuid(), label }, 'label')

  function onEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    addItem()
  }

  if (lines.length >= MAX_LINES) return <p>Meer dan {MAX_LINES} regels passen niet op een offerte.</p>
  return (
    <div className="quote-add">
      <div className="quote-field">
        <label htmlFor={id}>Nieuwe regel</label>
        <input
          id={id}
          list={PRODUCTS_LIST}
          maxLength={200}
          autoComplete="off"
          placeholder="Kies uit de prijslijst, of schrijf zelf iets"
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          value={typed}
          onFocus={read}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={onEnter}
        />
        {isMissing && (
          <p id={`${id}-error`} className="admin-urgent">
            Schrijf eerst wat erbij komt.
          </p>
        )}
      </div>
      <button type="button" className="admin-button" onClick={addItem}>
        Regel toevoegen
      </button>
      <button type="button" className="admin-button" onClick={addHeading}>
        Tussenkop toevoegen
      </button>
      {hasFailed && <p>De prijslijst kon niet gelezen worden. Zelf iets schrijven kan wel.</p>}
      <Suggestions products={products} />
    </div>
  )
}

function Suggestions({ products }: { products: Product[] }) {
  const { lines } = useEditor()
  return (
    <>
      <datalist id={PRODUCTS_LIST}>
        {products.map(({ label, hint }) => (
          <option key={label} value={label}>
            {hint}
          </option>
        ))}
      </datalist>
      <datalist id={GROUP_LIST}>
        {choiceGroups(lines).map(({ group }) => (
          <option key={group} value={group} />
        ))}
      </datalist>
    </>
  )
}

/** Read when somebody is about to add something, and again after a failure. */
function useCatalogue() {
  const [products, setProducts] = useState<Product[] | null>(null)
  const [hasFailed, setFailed] = useState(false)

  async function read() {
    if (products) return
    const answer = await fetchJson<{ products: Product[] }>(`${QUOTES_API}/catalogue`)
    setFailed(answer === null)
    if (answer) setProducts(answer.products)
  }
  return { products: products ?? [], hasFailed, read }
}
