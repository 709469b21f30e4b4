'use client'

// Works around: the dialog of a locked record shows an id where the account may not be read, and an English date.
// Upstream: payloadcms/payload#8950, which shows the id.
// Removal test: `LockOwner` in tests/unit/platform/workarounds.test.ts.
import { useDocumentInfo, useModal } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { fetchJson } from '@/platform/console/fetchJson'
import { formatMoment } from '@/platform/time/zone'

/** Payload's dialog of a locked record, which no setting changes. */
const LOCK_DIALOG = 'document-locked'

export default function LockOwner() {
  const { currentEditor, lastUpdateTime } = useDocumentInfo()
  const isOpen = useModal().isModalOpen(LOCK_DIALOG)
  const [dialog, setDialog] = useState<Element | null>(null)
  const [name, setName] = useState<string | null>(null)
  const owner = typeof currentEditor === 'object' ? currentEditor?.id : currentEditor

  useEffect(() => {
    setDialog(isOpen ? document.querySelector(`.${LOCK_DIALOG}__content`) : null)
  }, [isOpen])

  useEffect(() => {
    if (!isOpen || !owner) return
    const leaving = new AbortController()
    void fetchJson<{ name: string }>(`/api/staff/${owner}/name`, { signal: leaving.signal }).then(
      found => !leaving.signal.aborted && setName(found?.name ?? null),
    )
    return () => leaving.abort()
  }, [isOpen, owner])

  if (!dialog) return null
  return createPortal(
    <div className="admin-lock">
      <p>
        <strong>{name ?? 'Een collega'}</strong> werkt hier nu in. Neem je het over, dan kan je collega hier
        niet verder en gaat verloren wat nog niet bewaard was.
      </p>
      {lastUpdateTime && <p>Laatst getypt op {formatMoment(new Date(lastUpdateTime))}.</p>}
    </div>,
    dialog,
  )
}
