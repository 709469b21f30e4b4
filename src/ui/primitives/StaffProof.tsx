'use client'

import { type ReactNode, useEffect } from 'react'

/** Where the office asks for work above a limit: Payload's own screens know nothing of it. */
const ASKED_AT = /\/api\/staff\/(login|forgot-password)$/
const TOO_MANY = 429

/** Does the work that a log-in is asked for while an account is attacked, and sends it again. */
export default function StaffProof({ children }: { children: ReactNode }) {
  useEffect(() => {
    const send = window.fetch
    window.fetch = async (asked, init) => {
      const answer = await send(asked, init)
      if (answer.status !== TOO_MANY || !ASKED_AT.test(addressOf(asked))) return answer
      const challenge = await challengeIn(answer.clone())
      if (!challenge || !crypto.subtle) return answer
      const { solveProof } = await import('./solveProof')
      const headers = new Headers(init?.headers)
      headers.set('x-proof', await solveProof(challenge))
      return send(asked, { ...init, headers })
    }
    return () => {
      window.fetch = send
    }
  }, [])
  return children
}

function addressOf(asked: RequestInfo | URL): string {
  return new URL(asked instanceof Request ? asked.url : asked, location.href).pathname
}

async function challengeIn(answer: Response): Promise<string | undefined> {
  const { errors } = (await answer.json()) as { errors?: { data?: { challenge?: string } | null }[] }
  return errors?.[0]?.data?.challenge
}
