'use client'

import { formatMoment } from '@/platform/time/zone'
import type { ChecklistItem } from '../model/checklist'
import type { OrderDetails } from '../model/consoleDetails'
import type { TickResult } from '../server/tickChecklist'
import { HOSTING_API } from './address'
import { HandsBadge } from './HandsBadge'
import { useConsole } from './useDesk'
import { TICKED } from './words'

type ChecklistProps = { detail: OrderDetails; onDone: () => void }

/** What is done about a name is mailed, and may be invoiced: that has a place of its own below. */
const ABOUT_NAME = ['register', 'move']

const UNPAID = 'Nog niets: de bestelling is nog niet betaald.'

/** What needs hands for an order, and how long there is left. */
export function Checklist({ detail: { row, checklist, setUpAt }, onDone }: ChecklistProps) {
  const { act } = useConsole()

  async function tick(key: string, done: boolean) {
    const content = { id: row.id, key, done }
    await act<TickResult>({ address: `${HOSTING_API}/checklist`, content, words: TICKED })
    onDone()
  }

  return (
    <section aria-label={`Wat er moet gebeuren voor ${row.number}`}>
      <h3>
        Wat er moet gebeuren <HandsBadge order={row} />
      </h3>
      {checklist.length === 0 && <p>{row.status === 'pending' ? UNPAID : 'Hier is niets te doen.'}</p>}
      {setUpAt && <p className="lead-in-time">Klaar sinds {formatMoment(new Date(setUpAt))}.</p>}
      <ul className="hosting-list">
        {checklist.map(task => (
          <li key={task.key}>
            <label className="lead-check">
              <input
                type="checkbox"
                checked={task.doneAt !== null}
                disabled={row.status !== 'active' || ABOUT_NAME.includes(task.key)}
                onChange={event => tick(task.key, event.target.checked)}
              />
              {task.label}
            </label>
            <Done task={task} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Done({ task: { key, doneAt, doneBy } }: { task: ChecklistItem }) {
  if (doneAt) {
    return (
      <span className="lead-company">
        {[formatMoment(new Date(doneAt)), doneBy].filter(Boolean).join(', ')}
      </span>
    )
  }
  return ABOUT_NAME.includes(key) && <span className="lead-company">doe je hieronder bij Domein</span>
}
