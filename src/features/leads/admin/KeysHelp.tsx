'use client'

import type { RefObject } from 'react'
import { LEAD_STATUSES } from '../model/status'

type KeysHelpProps = {
  dialog: RefObject<HTMLDialogElement | null>
  isOn: boolean
  onTurn: (on: boolean) => void
}

const KEYS = [
  { keys: ['j', '↓'], what: 'Volgende lead' },
  { keys: ['k', '↑'], what: 'Vorige lead' },
  { keys: ['Enter'], what: 'Lead openen of sluiten' },
  ...LEAD_STATUSES.map(({ label }, index) => ({ keys: [String(index + 1)], what: `Status wordt ${label}` })),
  { keys: ['x'], what: 'Lead aanvinken' },
  { keys: ['/'], what: 'Naar het zoekveld' },
  { keys: ['?'], what: 'Deze lijst' },
]

/** The keys of the list. Who works by voice can turn them off, so that no word sets them off. */
export function KeysHelp({ dialog, isOn, onTurn }: KeysHelpProps) {
  return (
    <>
      <button type="button" className="lead-link" onClick={() => dialog.current?.showModal()}>
        Sneltoetsen
      </button>
      <dialog ref={dialog} className="lead-keys" aria-labelledby="leads-sneltoetsen">
        <h2 id="leads-sneltoetsen">Sneltoetsen</h2>
        <dl>
          {KEYS.map(({ keys, what }) => (
            <div key={what}>
              <dt>
                {keys.map(key => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <label className="lead-check">
          <input type="checkbox" checked={isOn} onChange={event => onTurn(event.target.checked)} />
          Sneltoetsen gebruiken
        </label>
        <form method="dialog">
          <button type="submit" className="office-key">
            Sluiten
          </button>
        </form>
      </dialog>
    </>
  )
}
