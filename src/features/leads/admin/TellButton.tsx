'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { postJson } from '@/platform/console/ask'
import { CONSOLE_API } from './address'

type TellButtonProps<Kind extends string> = {
  label: string
  busy: string
  path: string
  content?: object
  outcomes: Record<Kind | 'noAnswer', () => void>
  /** The id of what stands beside it and says what it is about. */
  about?: string
}

/** Has the office do something once at a time, says how it went, and has the screen read again. */
export function ConsoleActionButton<Kind extends string>({
  label,
  busy,
  path,
  content,
  outcomes,
  about,
}: TellButtonProps<Kind>) {
  const [isBusy, setBusy] = useState(false)
  const router = useRouter()

  async function press() {
    if (isBusy) return
    setBusy(true)
    const answer = await postJson<{ kind: Kind }>(`${CONSOLE_API}/${path}`, content)
    setBusy(false)
    outcomes[answer?.kind ?? 'noAnswer']()
    router.refresh()
  }

  return (
    <button
      type="button"
      className="office-key"
      aria-disabled={isBusy}
      aria-describedby={about}
      onClick={press}
    >
      {isBusy ? busy : label}
    </button>
  )
}
