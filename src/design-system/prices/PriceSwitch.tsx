'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { tryStorage } from '../forms/tryStorage'
import { APPLY_STORED_PRICES, STORED } from './applyStoredPrices'

const KINDS = [
  { value: 'private', label: 'Particulier' },
  { value: 'business', label: 'Zakelijk' },
] as const

type Kind = (typeof KINDS)[number]['value']

const CHANGED = 'prijzen-voor'

/** Whose prices come first: private until somebody chooses, remembered on the device. */
export function PriceSwitch({ className = '' }: { className?: string }) {
  const kind = useSyncExternalStore(subscribe, currentKind, () => 'private')
  return (
    <>
      <StoredPrices />
      <fieldset className={`price-switch ${className}`}>
        <legend className="sr-only">Prijzen voor</legend>
        {KINDS.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            data-kind={value}
            aria-pressed={kind === value}
            onClick={() => choosePrices(value)}
          >
            {label}
          </button>
        ))}
      </fieldset>
    </>
  )
}

/** Follows what was chosen before, on a page that names prices without a switch, or above it. */
export function StoredPrices() {
  useEffect(() => show(storedKind()), [])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant text, which must run before the first paint
  return <div hidden dangerouslySetInnerHTML={{ __html: `<script>${APPLY_STORED_PRICES}</script>` }} />
}

/** For who says elsewhere what they are. */
export function choosePrices(kind: Kind) {
  // Without storage the choice holds until the page is left.
  tryStorage(() => localStorage.setItem(STORED, kind), undefined)
  show(kind)
}

function show(kind: Kind) {
  const { dataset } = document.documentElement
  dataset.switch = 'on'
  if (kind === 'business') dataset.prices = kind
  else delete dataset.prices
  dispatchEvent(new Event(CHANGED))
}

function storedKind(): Kind {
  const stored = tryStorage(() => localStorage.getItem(STORED), currentKind())
  return stored === 'business' ? 'business' : 'private'
}

const currentKind = (): Kind =>
  document.documentElement.dataset.prices === 'business' ? 'business' : 'private'

function subscribe(changed: () => void) {
  addEventListener(CHANGED, changed)
  return () => removeEventListener(CHANGED, changed)
}
