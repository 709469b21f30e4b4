'use client'

import { useEffect, useState } from 'react'
import type { Chat } from '../model/chat'

/** Where the words of the chat are kept, apart from the pages. */
const CHAT_URL = '/chat.json'

/** What the chat says, fetched when it opens; asked for again when it opens once more after a failure. */
export function useChatTexts(open: boolean): { chat: Chat | null; failed: boolean } {
  const [chat, setChat] = useState<Chat | null>(null)
  const [failed, setFailed] = useState(false)
  const lacking = open && !chat

  useEffect(() => {
    if (!lacking) return
    setFailed(false)
    fetchChat().then(setChat, error => {
      reportError(error)
      setFailed(true)
    })
  }, [lacking])

  return { chat, failed }
}

async function fetchChat(): Promise<Chat> {
  const answer = await fetch(CHAT_URL)
  if (!answer.ok) throw new Error(`the words of the chat did not come: ${answer.status}`)
  return answer.json()
}
