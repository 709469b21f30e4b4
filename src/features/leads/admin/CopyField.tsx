'use client'

import { toast } from '@payloadcms/ui'

export function CopyField({ label, text }: { label: string; text: string }) {
  async function copy(field: HTMLInputElement | null) {
    field?.select()
    // A browser gives the clipboard only to pages on https; the selected text can then be copied by hand.
    if (!navigator.clipboard) return toast.info('Geselecteerd. Kopieer het met Ctrl+C.')
    await navigator.clipboard.writeText(text)
    toast.success('Gekopieerd.')
  }

  return (
    <span className="lead-copy">
      <input readOnly aria-label={label} className="lead-select" value={text} />
      <button
        type="button"
        className="office-key"
        onClick={event => copy(event.currentTarget.parentElement?.querySelector('input') ?? null)}
      >
        Kopieer
      </button>
    </span>
  )
}
