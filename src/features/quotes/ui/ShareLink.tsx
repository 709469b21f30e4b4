import { useEffect, useState } from 'react'

/** The address for somebody who may look and not answer. Without scripts it is copied by hand. */
export function ShareLink({ path }: { path: string }) {
  const [isCopied, setCopied] = useState(false)
  const [origin, setOrigin] = useState('')
  useEffect(() => setOrigin(location.origin), [])

  async function copy(field: HTMLInputElement) {
    field.select()
    // A browser gives the clipboard only to pages on https; the selected text can then be copied by hand.
    if (!navigator.clipboard) return
    try {
      await navigator.clipboard.writeText(field.value)
      setCopied(true)
    } catch (error) {
      reportError(error)
    }
  }

  return (
    <details className="w-full max-w-[32em]">
      <summary className="link inline-flex min-h-11 items-center font-semibold">
        Laat het iemand meelezen
      </summary>
      <p className="mt-1">Met deze link kan iemand de offerte bekijken, en er niet op antwoorden.</p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <input
          readOnly
          aria-label="Link om mee te lezen"
          value={`${origin}${path}`}
          className="input min-w-0 flex-1 basis-48"
        />
        <button
          type="button"
          className="button button-small"
          onClick={event => {
            const field = event.currentTarget.previousElementSibling
            if (field instanceof HTMLInputElement) copy(field)
          }}
        >
          Kopieer
        </button>
      </div>
      <p role="status" className="mt-1.5 font-semibold text-pen text-sm">
        {isCopied && 'Gekopieerd.'}
      </p>
    </details>
  )
}
