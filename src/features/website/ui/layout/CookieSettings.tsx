'use client'

import { reopenBanner } from './consent'

/** In the footer: think again about cookies. */
export function CookieSettings({ label }: { label: string }) {
  return (
    <button
      type="button"
      onClick={reopenBanner}
      className="underlined inline-flex min-h-8 max-md:min-h-11 items-center noscript:hidden"
    >
      {label}
    </button>
  )
}
