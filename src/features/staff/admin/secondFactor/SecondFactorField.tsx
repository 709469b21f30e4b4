'use client'

import { toast, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { type Actor, hasRole } from '@/platform/access/actors'
import { fetchJson, type PostResult, postForResult } from '@/platform/console/fetchJson'
import { LoadFailure } from '@/platform/console/ListStates'
import { formatMoment } from '@/platform/time/zone'
import { type Factors, FIRST_PASSKEY, type NewFactor, type TotpSetup } from '../../model/secondFactor'
import type { Passkey } from '../../server/secondFactor/factorRepository'
import {
  CodeAppSetup,
  CurrentPasswordInput,
  FactorFieldset,
  RecoveryCodes,
  TextInput,
  TotpInput,
} from './factorFields'
import { createPasskey, useAsyncAction } from './logInClient'

export default function SecondFactorField() {
  const { user } = useAuth()
  const { id, collectionSlug } = useDocumentInfo()
  if (!user || !id || collectionSlug !== user.collection) return null
  if (id === user.id) return <OwnSecondFactor />
  return hasRole(user as unknown as Actor, 'admin') ? <ResetFactor id={String(id)} /> : null
}

function OwnSecondFactor() {
  const [factors, setFactors] = useState<OwnFactors | 'loading' | 'failed'>('loading')
  const [open, setOpen] = useState<OpenChange | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const load = useCallback(async () => {
    setFactors((await fetchJson<OwnFactors>('/api/staff/second-factor')) ?? 'failed')
  }, [])
  useEffect(() => void load(), [load])

  async function done(recoveryCodes: string[] | null) {
    setOpen(null)
    setCodes(recoveryCodes)
    await load()
  }

  return (
    <section className="admin-history" aria-labelledby="second-factor-heading">
      <h2 id="second-factor-heading">Tweede stap bij het inloggen</h2>
      <p>Met alleen je wachtwoord komt dan niemand binnen.</p>
      {factors === 'loading' && <p>Bezig met ophalen...</p>}
      {factors === 'failed' && <LoadFailure onRetry={load} />}
      {typeof factors === 'object' && !codes && <FactorList factors={factors} onOpen={setOpen} />}
      {open && !codes && (
        <FactorChange key={JSON.stringify(open)} change={open} onDone={done} onCancel={() => setOpen(null)} />
      )}
      {codes && <RecoveryCodes codes={codes} done="Ik heb ze bewaard" onDone={() => setCodes(null)} />}
    </section>
  )
}

export function ResetFactor({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const { fault, isBusy, run } = useAsyncAction()

  async function reset(): Promise<string | null> {
    const answer = await postForResult<{ reset: boolean }>('/api/staff/second-factor/reset', { password, id })
    if (answer.kind === 'refused') return answer.message
    if (answer.content.reset) toast.success('De tweede stap is weggehaald. Je collega leest het in een mail.')
    else toast.info('Dit account heeft geen tweede stap.')
    setOpen(false)
    setPassword('')
    return null
  }

  const submit = () => void run(reset)
  return (
    <section className="admin-history" aria-labelledby="second-factor-heading">
      <h2 id="second-factor-heading">Tweede stap bij het inloggen</h2>
      <p>
        Is je collega de telefoon of toegangssleutel kwijt, en de herstelcodes ook? Ga na of die het zelf
        vraagt, en haal de tweede stap dan weg. Je collega wordt overal uitgelogd.
      </p>
      {isOpen ? (
        <FactorFieldset
          legend="Tweede stap weghalen"
          button="Weghalen"
          {...{ fault, isBusy }}
          onSubmit={submit}
          onCancel={() => setOpen(false)}
        >
          <CurrentPasswordInput
            label="Jouw eigen wachtwoord"
            value={password}
            onChange={setPassword}
            onEnter={submit}
          />
        </FactorFieldset>
      ) : (
        <div className="admin-actions">
          <button type="button" className="admin-button" onClick={() => setOpen(true)}>
            Tweede stap weghalen
          </button>
        </div>
      )}
    </section>
  )
}

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

export function FactorChange({ change, onDone, onCancel }: FactorChangeProps) {
  const [password, setPassword] = useState('')
  const [name, setName] = useState(FIRST_PASSKEY)
  const [code, setCode] = useState('')
  const [setup, setSetup] = useState<TotpSetup | null>(null)
  const { fault, isBusy, run } = useAsyncAction()
  const words = WORDS[change.act]

  function finish(answer: PostResult<Codes>): string | null {
    if (answer.kind === 'refused') return answer.message
    toast.success(words.done)
    onDone(answer.content.recoveryCodes ?? null)
    return null
  }
  const add = async (factor: NewFactor) =>
    finish(await postForResult<Codes>(`${PATH}/add`, { password, factor }))

  async function addCodeApp(): Promise<string | null> {
    if (setup) return add({ kind: 'newTotp', setup: setup.setup, code })
    const answer = await postForResult<TotpSetup>(`${PATH}/start`, { password, method: 'totp' })
    if (answer.kind === 'refused') return answer.message
    setSetup(answer.content)
    return null
  }

  async function addPasskey(): Promise<string | null> {
    const answer = await postForResult<object>(`${PATH}/start`, { password, method: 'passkey' })
    if (answer.kind === 'refused') return answer.message
    const made = await createPasskey(answer.content)
    if (made.kind === 'refused') return made.message
    return add({ kind: 'newPasskey', name, response: made.response as never })
  }

  async function act(): Promise<string | null> {
    if (change.act === 'addTotp') return addCodeApp()
    if (change.act === 'addPasskey') return addPasskey()
    if (change.act === 'newCodes') return finish(await postForResult(`${PATH}/recovery-codes`, { password }))
    const which = change.act === 'removePasskey' ? { method: 'passkey', id: change.id } : { method: 'totp' }
    return finish(await postForResult(`${PATH}/remove`, { password, ...which }))
  }

  const submit = () => void run(act)
  return (
    <FactorFieldset
      legend={words.heading}
      button={setup ? 'Code-app gebruiken' : words.button}
      {...{ fault, isBusy, onCancel }}
      onSubmit={submit}
    >
      {change.act === 'addPasskey' && (
        <TextInput label="Naam" value={name} onChange={setName} onEnter={submit} autoComplete="off" />
      )}
      {setup ? (
        <>
          <CodeAppSetup setup={setup} />
          <TotpInput value={code} onChange={setCode} onEnter={submit} takesFocus />
        </>
      ) : (
        <CurrentPasswordInput
          label="Je huidige wachtwoord"
          value={password}
          onChange={setPassword}
          onEnter={submit}
        />
      )}
    </FactorFieldset>
  )
}

export type OwnFactors = Factors & { required: boolean; passkeyList: Passkey[] }

type FactorListProps = { factors: OwnFactors; onOpen: (change: OpenChange) => void }

export function FactorList({ factors, onOpen }: FactorListProps) {
  const { totp, passkeys, passkeyList, recoveryCodes } = factors
  const hasAny = totp || passkeys > 0
  return (
    <ol>
      <li>
        <span>Code-app</span>
        <span>{totp ? 'Staat aan' : 'Staat uit'}</span>
        {totp ? (
          <FactorButton label="Verwijderen" about="code-app" onPress={() => onOpen({ act: 'removeTotp' })} />
        ) : (
          <FactorButton label="Toevoegen" about="code-app" onPress={() => onOpen({ act: 'addTotp' })} />
        )}
      </li>
      {passkeyList.map(({ id, name, createdAt, lastUsedAt }) => (
        <li key={id}>
          <span>{name}</span>
          <span>
            Toegangssleutel van {formatMoment(new Date(createdAt))}
            {lastUsedAt && `, gebruikt op ${formatMoment(new Date(lastUsedAt))}`}
          </span>
          <FactorButton
            label="Verwijderen"
            about={name}
            onPress={() => onOpen({ act: 'removePasskey', id, name })}
          />
        </li>
      ))}
      <li>
        <span>Toegangssleutel</span>
        <span>
          {passkeys > 0 ? 'Nog een, op een ander apparaat' : 'Vinger, gezicht, pincode of losse sleutel'}
        </span>
        <FactorButton
          label="Toevoegen"
          about="toegangssleutel"
          onPress={() => onOpen({ act: 'addPasskey' })}
        />
      </li>
      {hasAny && (
        <li>
          <span>Herstelcodes</span>
          <span>{recoveryCodes === 1 ? 'Nog 1 over' : `Nog ${recoveryCodes} over`}</span>
          <FactorButton
            label="Nieuwe maken"
            about="herstelcodes"
            onPress={() => onOpen({ act: 'newCodes' })}
          />
        </li>
      )}
    </ol>
  )
}

function FactorButton({ label, about, onPress }: { label: string; about: string; onPress: () => void }) {
  return (
    <button type="button" className="admin-button" aria-label={`${label}: ${about}`} onClick={onPress}>
      {label}
    </button>
  )
}
