'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { request } from './request'
import { Typed } from './Typed'
import { useStep } from './useStep'

/** For who administers: takes the second step of a colleague away who lost it. */
export function ResetFactor({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const { fault, isBusy, run } = useStep()

  async function reset(): Promise<string | null> {
    const said = await request<{ reset: boolean }>('/api/staff/second-factor/reset', { password, id })
    if (said.kind === 'refused') return said.message
    if (said.content.reset) toast.success('De tweede stap is weggehaald. Je collega leest het in een mail.')
    else toast.info('Dit account heeft geen tweede stap.')
    setOpen(false)
    setPassword('')
    return null
  }

  const submit = () => void run(reset)
  return (
    <section className="office-history" aria-labelledby="second-factor-heading">
      <h2 id="second-factor-heading">Tweede stap bij het inloggen</h2>
      <p>
        Is je collega de telefoon of toegangssleutel kwijt, en de herstelcodes ook? Ga na of die het zelf
        vraagt, en haal de tweede stap dan weg. Je collega wordt overal uitgelogd.
      </p>
      {isOpen ? (
        <fieldset className="factor-change">
          <legend>Tweede stap weghalen</legend>
          {fault && (
            <p role="alert" className="office-red">
              {fault}
            </p>
          )}
          <Typed
            label="Jouw eigen wachtwoord"
            type="password"
            value={password}
            onChange={setPassword}
            onEnter={submit}
            autoComplete="current-password"
            hasFocus
          />
          <div className="office-actions">
            <button type="button" className="office-key" aria-disabled={isBusy} onClick={submit}>
              Weghalen
            </button>
            <button type="button" className="office-key" onClick={() => setOpen(false)}>
              Annuleren
            </button>
          </div>
        </fieldset>
      ) : (
        <div className="office-actions">
          <button type="button" className="office-key" onClick={() => setOpen(true)}>
            Tweede stap weghalen
          </button>
        </div>
      )}
    </section>
  )
}
