'use client'

import { useState } from 'react'
import type { ChecklistItem } from '@/features/orders/model/checklist'
import { type Act, ActionButton } from '@/platform/console/ActionButton'
import { formatMoment } from '@/platform/time/zone'
import { assignmentStatus, MAX_TASKS } from '../model/assignment'
import { ASSIGNMENTS_API, type AssignmentDetail, type AssignmentResult } from '../model/assignmentConsole'
import { TextField } from './fields'
import { ASSIGNMENT } from './messages'

type AssignmentTasksProps = { detail: AssignmentDetail; act: Act }

/** What must be done, ticked one by one, and the list itself as text. */
export function AssignmentTasks({ detail, act }: AssignmentTasksProps) {
  const { status, checklist } = detail
  const isOpen = assignmentStatus(status).isOpen
  const { isTicked, tick } = useTicks(detail, act)
  return (
    <section className="quote-part" aria-labelledby="assignment-tasks">
      <h2 id="assignment-tasks">Wat er moet gebeuren</h2>
      {checklist.length === 0 && <p>Er staat nog niets op de lijst.</p>}
      <ul className="hosting-list">
        {checklist.map(({ key, label, doneAt, doneBy }) => (
          <li key={key}>
            <label className="console-check">
              <input
                type="checkbox"
                checked={isTicked({ key, doneAt })}
                disabled={!isOpen}
                onChange={event => tick(key, event.target.checked)}
              />
              {label}
            </label>
            {doneAt && (
              <span className="console-company">
                {[formatMoment(new Date(doneAt)), doneBy].filter(Boolean).join(', ')}
              </span>
            )}
          </li>
        ))}
      </ul>
      {isOpen && <TaskList detail={detail} act={act} />}
    </section>
  )
}

/** A tick shows at once, and goes again when it is not saved. */
function useTicks({ id, checklist }: AssignmentDetail, act: Act) {
  const [pressed, setPressed] = useState<{ of: ChecklistItem[]; ticks: Record<string, boolean> }>({
    ...{ of: checklist, ticks: {} },
  })
  // What the server says of the tasks goes before what was pressed.
  if (pressed.of !== checklist) setPressed({ of: checklist, ticks: {} })

  const press = (key: string, done: boolean) =>
    setPressed(({ of, ticks }) => ({ of, ticks: { ...ticks, [key]: done } }))

  async function tick(key: string, done: boolean) {
    press(key, done)
    const answer = await act<AssignmentResult>({
      ...{ address: `${ASSIGNMENTS_API}/tick`, content: { id, key, done }, words: ASSIGNMENT },
    })
    if (answer?.kind !== 'saved') press(key, !done)
  }

  const isTicked = ({ key, doneAt }: Pick<ChecklistItem, 'key' | 'doneAt'>) =>
    pressed.ticks[key] ?? doneAt !== null
  return { isTicked, tick }
}

function TaskList({ detail: { id, checklist, templates }, act }: AssignmentTasksProps) {
  const [text, setText] = useState(() => checklist.map(each => each.label).join('\n'))
  return (
    <details className="quote-more">
      <summary className="admin-button">Lijst aanpassen</summary>
      <div className="quote-form">
        <TextField
          name="tasks"
          label="Eén taak per regel"
          note={`Hoogstens ${MAX_TASKS}. Wat afgevinkt is en blijft staan, blijft afgevinkt.`}
          rows={10}
          value={text}
          onChange={setText}
        />
        <div className="quote-actions">
          {templates.map(({ name, tasks }) => (
            <button
              key={name}
              type="button"
              className="admin-button"
              onClick={() => setText(typed => [typed.trim(), tasks].filter(Boolean).join('\n'))}
            >
              Lijst {name} erbij
            </button>
          ))}
          <ActionButton
            busy="Bezig met bewaren..."
            onAct={() =>
              act<AssignmentResult>({
                ...{ address: `${ASSIGNMENTS_API}/tasks`, content: { id, tasks: text }, words: ASSIGNMENT },
              })
            }
          >
            Lijst bewaren
          </ActionButton>
        </div>
      </div>
    </details>
  )
}
