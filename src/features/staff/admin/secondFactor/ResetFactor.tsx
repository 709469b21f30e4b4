'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { postJson } from '../session/postJson'
import { FactorFieldset } from './FactorFieldset'
import { CurrentPasswordInput } from './TextInput'
import { useAsyncAction } from './useAsyncAction'

/** For who administers: takes the second step of a colleague away who lost it. */
export function ResetFactor({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const { fault, isBusy, run } = useAsyncAction()

  async function reset(): Promise<string | null> {
    const answer = await postJson<{ reset: boolean }>('/api/staff/second-factor/reset', { password, id })
    if (answer.kind === 'refused') return answer.message
    if (answer.content.reset) toast.success('De tweede stap is weggehaald. Je collega leest het in een mail.')
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
        <div className="office-actions">
          <button type="button" className="office-key" onClick={() => setOpen(true)}>
            Tweede stap weghalen
          </button>
        </div>
      )}
    </section>
  )
}
