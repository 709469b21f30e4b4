'use client'

import { useEffect, useState } from 'react'

type SearchBoxProps = {
  id: string
  placeholder: string
  search: string
  change: (part: { search: string }, way: 'replaceState') => void
}

const STILL_MS = 300

/** Searches once nobody has typed for a moment. */
export function SearchBox({ id, placeholder, search, change }: SearchBoxProps) {
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
        id={id}
        type="search"
        className="lead-select"
        placeholder={placeholder}
        maxLength={100}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
    </label>
  )
}
