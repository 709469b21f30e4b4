'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { NewFactor, TotpSetup } from '@/domain/security/secondFactor'
import { CodeAppSetup } from './CodeAppSetup'
import { makePasskey } from './passkeyDialog'
import { request, type Said } from './request'
import { FIRST_PASSKEY } from './SetUpStep'
import { Typed } from './Typed'
import { useStep } from './useStep'

export type OpenChange =
  | { act: 'addTotp' | 'addPasskey' | 'removeTotp' | 'newCodes' }
  | { act: 'removePasskey'; id: string; name: string }

type FactorChangeProps = {
  change: OpenChange
  onDone: (recoveryCodes: string[] | null) => void
  onCancel: () => void
}
type Codes = { recoveryCodes?: string[] | null }

const PATH = '/api/staff/second-factor'

const WORDS: Record<OpenChange['act'], { heading: string; button: string; done: string }> = {
  addTotp: { heading: 'Code-app toevoegen', button: 'Verder', done: 'De code-app staat aan.' },
  addPasskey: {
    heading: 'Toegangssleutel toevoegen',
    button: 'Toevoegen',
    done: 'De toegangssleutel is toegevoegd.',
  },
  removeTotp: { heading: 'Code-app verwijderen', button: 'Verwijderen', done: 'De code-app staat uit.' },
  removePasskey: {
    heading: 'Toegangssleutel verwijderen',
    button: 'Verwijderen',
    done: 'De toegangssleutel is verwijderd.',
  },
  newCodes: {
    heading: 'Nieuwe herstelcodes maken',
    button: 'Nieuwe codes maken',
    done: 'De vorige codes werken niet meer.',
  },
}

/** One change of the second step. The current password goes along with it. */
export function FactorChange({ change, onDone, onCancel }: FactorChangeProps) {
  const [password, setPassword] = useState('')
  const [name, setName] = useState(FIRST_PASSKEY)
  const [code, setCode] = useState('')
  const [setup, setSetup] = useState<TotpSetup | null>(null)
  const { fault, isBusy, run } = useStep()
  const words = WORDS[change.act]

  function finish(said: Said<Codes>): string | null {
    if (said.kind === 'refused') return said.message
    toast.success(words.done)
    onDone(said.content.recoveryCodes ?? null)
    return null
  }
  const add = async (factor: NewFactor) => finish(await request<Codes>(`${PATH}/add`, { password, factor }))

  async function addCodeApp(): Promise<string | null> {
    if (setup) return add({ kind: 'newTotp', setup: setup.setup, code })
    const said = await request<TotpSetup>(`${PATH}/start`, { password, method: 'totp' })
    if (said.kind === 'refused') return said.message
    setSetup(said.content)
    return null
  }

  async function addPasskey(): Promise<string | null> {
    const said = await request<object>(`${PATH}/start`, { password, method: 'passkey' })
    if (said.kind === 'refused') return said.message
    const made = await makePasskey(said.content)
    if (made.kind === 'refused') return made.message
    return add({ kind: 'newPasskey', name, response: made.response as never })
  }

  async function act(): Promise<string | null> {
    if (change.act === 'addTotp') return addCodeApp()
    if (change.act === 'addPasskey') return addPasskey()
    if (change.act === 'newCodes') return finish(await request(`${PATH}/recovery-codes`, { password }))
    const which = change.act === 'removePasskey' ? { method: 'passkey', id: change.id } : { method: 'totp' }
    return finish(await request(`${PATH}/remove`, { password, ...which }))
  }

  const submit = () => void run(act)
  return (
    <fieldset className="factor-change">
      <legend>{words.heading}</legend>
      {fault && (
        <p role="alert" className="office-red">
          {fault}
        </p>
      )}
      {change.act === 'addPasskey' && (
        <Typed label="Naam" value={name} onChange={setName} onEnter={submit} autoComplete="off" />
      )}
      {setup ? (
        <>
          <CodeAppSetup setup={setup} />
          <Typed
            label="Code uit je app"
            value={code}
            onChange={setCode}
            onEnter={submit}
            autoComplete="one-time-code"
            digits
            hasFocus
          />
        </>
      ) : (
        <Typed
          label="Je huidige wachtwoord"
          type="password"
          value={password}
          onChange={setPassword}
          onEnter={submit}
          autoComplete="current-password"
          hasFocus
        />
      )}
      <div className="office-actions">
        <button type="button" className="office-key" aria-disabled={isBusy} onClick={submit}>
          {setup ? 'Code-app gebruiken' : words.button}
        </button>
        <button type="button" className="office-key" onClick={onCancel}>
          Annuleren
        </button>
      </div>
    </fieldset>
  )
}
