'use client'

import { useId, useState } from 'react'
import type { StatusMessage } from '@/platform/console/ActionButton'
import { NOT_SAVED } from '@/platform/console/ActionButton'
import { postJson } from '@/platform/console/fetchJson'
import { OfficeDialog } from '@/platform/console/OfficeDialog'
import { type PreviewQuoteResult, QUOTES_API, type SendQuoteResult } from '../model/console'
import { PREVIEW, SENT } from './messages'

type Mail = Extract<PreviewQuoteResult, { kind: 'shown' }>

type SendQuoteProps = {
  id: string
  isAgain: boolean
  /** Saves what is not saved and looks for problems; false when there are any. */
  prepare: () => Promise<boolean>
  seen: () => number
  onErrors: (errors: Record<string, string>) => void
  say: (word: StatusMessage) => void
  onSent: () => void
}

export function SendQuote({ isAgain, ...options }: SendQuoteProps) {
  const { mail, isBusy, preview, send, close } = useSending(options)
  const label = isAgain ? 'Nieuwe versie versturen' : 'Versturen'
  return (
    <>
      <button
        type="button"
        className="admin-button admin-button-primary"
        aria-disabled={isBusy}
        onClick={preview}
      >
        {isBusy && !mail ? 'Bezig met klaarzetten...' : label}
      </button>
      {mail && <MailDialog mail={mail} isBusy={isBusy} onSend={send} onClose={close} />}
    </>
  )
}

type SendingOptions = Omit<SendQuoteProps, 'isAgain'>

function useSending({ id, prepare, seen, onErrors, say, onSent }: SendingOptions) {
  const [mail, setMail] = useState<Mail | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function whileBusy(run: () => Promise<void>) {
    if (isBusy) return
    setBusy(true)
    await run()
    setBusy(false)
  }

  const preview = () =>
    whileBusy(async () => {
      if (!(await prepare())) return
      const answer = await postJson<PreviewQuoteResult>(`${QUOTES_API}/preview`, { id, version: seen() })
      if (answer?.kind === 'shown') return setMail(answer)
      if (answer?.kind === 'invalid') onErrors(answer.errors)
      say(answer ? PREVIEW[answer.kind] : NOT_SAVED)
    })

  const send = () =>
    whileBusy(async () => {
      const answer = await postJson<SendQuoteResult>(`${QUOTES_API}/send`, { id, version: seen() })
      setMail(null)
      if (answer?.kind === 'invalid') onErrors(answer.errors)
      say(answer ? SENT[answer.kind] : NOT_SAVED)
      if (answer) onSent()
    })

  return { mail, isBusy, preview, send, close: () => isBusy || setMail(null) }
}

type MailDialogProps = { mail: Mail; isBusy: boolean; onSend: () => void; onClose: () => void }

function MailDialog({ mail, isBusy, onSend, onClose }: MailDialogProps) {
  const heading = useId()
  return (
    <OfficeDialog className="admin-dialog quote-mail" labelledBy={heading} onCancel={onClose}>
      <h2 id={heading}>De mail aan de klant</h2>
      <dl>
        <div>
          <dt>Aan</dt>
          <dd>{mail.to}</dd>
        </div>
        <div>
          <dt>Onderwerp</dt>
          <dd>{mail.subject}</dd>
        </div>
      </dl>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls is reached by keyboard */}
      <pre tabIndex={0}>{mail.text}</pre>
      <p>De PDF gaat mee. Deze versie verandert daarna niet meer.</p>
      <div className="admin-actions">
        <button
          type="button"
          className="admin-button admin-button-primary"
          aria-disabled={isBusy}
          onClick={onSend}
        >
          {isBusy ? 'Bezig met versturen...' : 'Verstuur de offerte'}
        </button>
        <button type="button" className="admin-button" aria-disabled={isBusy} onClick={onClose}>
          Nog niet versturen
        </button>
      </div>
    </OfficeDialog>
  )
}
