import type { QuickOptionId } from './quickOptions'

export type KeywordRule = { keywords: string[]; reply: string }
export type Greetings = { morning: string; afternoon: string; evening: string }

/** What the chat says, as staff write it. */
export type Chat = {
  /** False: on the first page only. */
  everywhere: boolean
  botName: string
  greetings: Greetings
  options: Record<QuickOptionId, { label: string; reply: string }>
  /** The first that fits answers. */
  rules: KeywordRule[]
  fallback: string
  contactSentence: string
  appointmentSentence: string
  /** May name the day and the time as `{day}` and `{time}`. */
  confirmation: string
}
