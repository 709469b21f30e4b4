'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { type Actor, hasRole } from '@/platform/access/actors'
import { fetchJson } from '@/platform/console/ask'
import { LoadFailure } from '@/platform/console/LoadFailure'
import { FactorChange, type OpenChange } from './FactorChange'
import { FactorList, type OwnFactors } from './FactorList'
import { RecoveryCodes } from './RecoveryCodes'
import { ResetFactor } from './ResetFactor'

/** The second step of one's own account; of a colleague's, for who administers, the way out of a lost phone. */
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
    <section className="office-history" aria-labelledby="second-factor-heading">
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
