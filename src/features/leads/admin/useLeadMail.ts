import { useState } from 'react'
import * as z from 'zod/mini'
import { draftStorage, startDraft } from '@/design-system/wizard/draftStorage'
import type { StatusMessage } from '@/platform/console/ActionButton'
import { fetchJson, postJson } from '@/platform/console/fetchJson'
import { randomUuid } from '@/platform/text/uuid'
import type { InboxLead } from '../model/inbox'
import type {
  LeadLetter,
  PreviewLeadMailResult,
  SendLeadMailResult,
  StartLeadMailResult,
} from '../model/leadMail'
import { CONSOLE_API } from './consoleAddress'
import { MAIL_SENT, NO_ANSWER, NOT_MAILED, NOT_OPENED, NOT_SHOWN } from './leadMailMessages'

export type MailStart = Extract<StartLeadMailResult, { kind: 'ready' }>
export type LeadKey = Pick<InboxLead, 'collection' | 'id'>

const letter = z.object({ subject: z.string(), text: z.string() })

/** `template` is the number of the chosen one, 0 for none. `replaced` is what it took the place of. */
const writtenSchema = z.extend(letter, { template: z.number(), replaced: z.nullable(letter) })

type Written = z.infer<typeof writtenSchema>

const MAIL_API = `${CONSOLE_API}/mail`

const EMPTY: Written = { subject: '', text: '', template: 0, replaced: null }

export function useLeadMail(key: LeadKey, onSent: (lead: InboxLead) => void) {
  const { whileBusy, shut, setStart, setErrors, setHtml, say, ...state } = useDialog()
  const { start } = state
  const { written, idempotencyKey, load, renew, drop, ...writing } = useWritten(key.id, start)
  const content = { ...key, written: { subject: written.subject, text: written.text } }

  async function open() {
    const answer = await fetchJson<StartLeadMailResult>(`${MAIL_API}?${new URLSearchParams(key)}`)
    if (answer?.kind !== 'ready') return say(answer ? NOT_MAILED[answer.kind] : NOT_OPENED)
    load()
    setStart(answer)
  }

  async function preview() {
    const answer = await postJson<PreviewLeadMailResult>(`${MAIL_API}/preview`, content)
    if (!answer) return say(NO_ANSWER)
    setErrors('errors' in answer ? answer.errors : {})
    if (answer.kind === 'shown') setHtml(answer.html)
    else say(answer.kind === 'invalid' ? NOT_SHOWN : NOT_MAILED[answer.kind])
  }

  async function send() {
    const answer = await postJson<SendLeadMailResult>(MAIL_API, { ...content, idempotencyKey })
    say(answer ? MAIL_SENT[answer.kind] : NO_ANSWER)
    if (answer) settle(answer)
  }

  function settle(answer: SendLeadMailResult) {
    setErrors('errors' in answer ? answer.errors : {})
    if ('errors' in answer) setHtml(null)
    if (answer.kind === 'alreadySent') renew()
    if (!('lead' in answer)) return
    drop()
    shut()
    onSent(answer.lead)
  }

  const acts = { open: whileBusy(open), preview: whileBusy(preview), send: whileBusy(send) }
  const close = () => state.isBusy || shut()
  return { ...state, written, ...writing, ...acts, close, rewrite: () => setHtml(null) }
}

function useDialog() {
  const [start, setStart] = useState<MailStart | null>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [html, setHtml] = useState<string | null>(null)
  const [word, say] = useState<StatusMessage | null>(null)
  const [isBusy, setBusy] = useState(false)

  const whileBusy = (run: () => Promise<void>) => async () => {
    if (isBusy) return
    setBusy(true)
    say(null)
    await run()
    setBusy(false)
  }

  function shut() {
    setStart(null)
    setHtml(null)
  }
  return { start, setStart, errors, setErrors, html, setHtml, word, say, isBusy, whileBusy, shut }
}

/** What was written stays in this tab until it is sent, also when the lead is closed or the page loads again. */
function useWritten(id: string, start: MailStart | null) {
  const storage = draftStorage(`leadMail ${id}`, 'sessionStorage')
  const [saved, setSaved] = useState(() => startDraft(EMPTY))
  const { draft: written, submissionKey: idempotencyKey } = saved

  function load() {
    const stored = storage.load()
    const parsed = writtenSchema.safeParse(stored?.draft)
    if (stored && parsed.success) setSaved({ ...stored, draft: parsed.data })
  }

  function store(next: typeof saved) {
    storage.store(next)
    setSaved(next)
  }

  const keep = (part: Partial<Written>) => store({ ...saved, draft: { ...written, ...part } })
  const renew = () => store({ ...saved, submissionKey: randomUuid() })

  function choose(template: number) {
    const { subject, text } = start?.templates[template - 1] ?? { subject: '', text: '' }
    const isOwn = isChanged(written, start?.templates[written.template - 1])
    const replaced = isOwn ? { subject: written.subject, text: written.text } : written.replaced
    keep({ subject, text, template, replaced })
  }

  function drop() {
    storage.drop()
    setSaved(startDraft(EMPTY))
  }

  const restore = () => keep({ ...written.replaced, replaced: null })
  const write = (part: Partial<LeadLetter>) => keep(part)
  return { written, idempotencyKey, load, renew, drop, choose, restore, write }
}

function isChanged({ subject, text }: LeadLetter, from: LeadLetter | undefined): boolean {
  if (!subject && !text) return false
  return subject !== from?.subject || text !== from.text
}
