'use client'

import { toast, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { type Actor, hasRole } from '@/platform/access/actors'
import { fetchJson, postForResult } from '@/platform/console/fetchJson'
import { LoadFailure } from '@/platform/console/ListStates'
import { FactorChange, FactorList, type OpenChange, type OwnFactors } from './FactorChange'
import { CurrentPasswordInput, FactorFieldset, RecoveryCodes } from './factorFields'
import { useAsyncAction } from './logInClient'

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
