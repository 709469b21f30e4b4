'use client'

import { useState } from 'react'
import { fetchJson } from '@/platform/console/fetchJson'
import { LINK_KINDS, LINK_LABELS, type SecretLinks } from '../secretLinks'

/** In a demonstration nobody gets the mail. */
export function MailLinks({ mail }: { mail: string }) {
  const [links, setLinks] = useState<SecretLinks | 'failed' | null>(null)

  async function open() {
    const answer = await fetchJson<{ links: SecretLinks }>(`/api/mail-messages/${mail}/links`)
    setLinks(answer?.links ?? 'failed')
  }

  if (links === null) {
    return (
      <button type="button" className="admin-button" onClick={open}>
        Links tonen (demonstratie)
      </button>
    )
  }
  if (links === 'failed') return <p role="alert">De links konden niet worden opgehaald.</p>
  const shown = LINK_KINDS.filter(kind => links[kind])
  if (shown.length === 0) return <p role="status">In deze mail staan geen verborgen links.</p>
  return (
    <ul role="status">
      {shown.map(kind => (
        <li key={kind}>
          <a href={links[kind]} target="_blank" rel="noreferrer">
            {LINK_LABELS[kind]}
          </a>
        </li>
      ))}
    </ul>
  )
}
