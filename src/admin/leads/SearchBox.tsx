'use client'

import { useEffect, useState } from 'react'
import type { Change } from './useAddress'

type SearchBoxProps = { search: string; change: Change }

export const SEARCH_ID = 'leads-zoeken'
const STILL_MS = 300

/** Searches once nobody has typed for a moment. */
export function SearchBox({ search, change }: SearchBoxProps) {
  const [typed, setTyped] = useState(search)
  const [told, setTold] = useState(search)
  const [sent, setSent] = useState(search)

  // What the address says and this box did not send came by other means: Back, or a button that clears it.
  if (told !== search) {
    setTold(search)
    if (sent !== search) {
      setSent(search)
      setTyped(search)
    }
  }

  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === sent) return
    const timer = setTimeout(() => {
      setSent(wanted)
      change({ search: wanted }, 'replaceState')
    }, STILL_MS)
    return () => clearTimeout(timer)
  }, [typed, sent, change])

  return (
    <label>
      Zoeken
      <input
        id={SEARCH_ID}
        type="search"
        className="lead-select"
        placeholder="Naam, bedrijf, e-mail, telefoon"
        maxLength={100}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
    </label>
  )
}
