'use client'

import { useState } from 'react'
import type { ChecklistItem } from '@/features/orders/model/checklist'
import { type Act, ActionButton } from '@/platform/console/ActionButton'
import { formatMoment } from '@/platform/time/zone'
import { assignmentStatus, MAX_TASKS, tasksIn } from '../model/assignment'
import { ASSIGNMENTS_API, type AssignmentDetail, type AssignmentResult } from '../model/assignmentConsole'
import { ErrorsContext, fieldId, TextField } from './fields'
import { ASSIGNMENT } from './messages'
import { useOwnCopy } from './useOwnCopy'

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
  const { seen, value, change, saved, see } = useOwnCopy(lines(checklist.map(each => each.label)))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [theirs, setTheirs] = useState<string[] | null>(null)

  async function save() {
    const content = { id, tasks: value, seen: tasksIn(seen) }
    const answer = await act<AssignmentResult>({
      ...{ address: `${ASSIGNMENTS_API}/tasks`, content, words: ASSIGNMENT },
    })
    setErrors(answer?.kind === 'invalid' ? answer.errors : {})
    if (answer?.kind === 'changed') {
      see(lines(answer.now.tasks))
      setTheirs(answer.now.tasks)
    }
    if (answer?.kind !== 'saved') return
    setTheirs(null)
    saved(value, lines(tasksIn(value)))
  }

  function take(text: string) {
    change(text)
    setTheirs(null)
    document.getElementById(fieldId(FIELD))?.focus()
  }

  return (
    <details className="quote-more">
      <summary className="admin-button">Lijst aanpassen</summary>
      <ErrorsContext value={errors}>
        <div className="quote-form">
          <TextField
            name={FIELD}
            label="Eén taak per regel"
            note={`Hoogstens ${MAX_TASKS}. Wat afgevinkt is en blijft staan, blijft afgevinkt.`}
            rows={10}
            value={value}
            onChange={change}
          />
          {theirs && (
            <TheirTasks
              tasks={theirs}
              onTake={() => take(lines(theirs))}
              onJoin={() => take(lines(tasksIn(lines([...theirs, value]))))}
            />
          )}
          <div className="quote-actions">
            {templates.map(({ name, tasks }) => (
              <button
                key={name}
                type="button"
                className="admin-button"
                onClick={() => change([value.trim(), tasks].filter(Boolean).join('\n'))}
              >
                Lijst {name} erbij
              </button>
            ))}
            <ActionButton busy="Bezig met bewaren..." onAct={save}>
              Lijst bewaren
            </ActionButton>
          </div>
        </div>
      </ErrorsContext>
    </details>
  )
}

const FIELD = 'tasks'

const lines = (tasks: readonly string[]) => tasks.join('\n')

type TheirTasksProps = { tasks: string[]; onTake: () => void; onJoin: () => void }

function TheirTasks({ tasks, onTake, onJoin }: TheirTasksProps) {
  return (
    <div role="alert" className="quote-notice">
      <p>
        {tasks.length > 0
          ? 'Een collega bewaarde intussen deze lijst. Wat jij typte staat hierboven nog, en vervangt hem als je nu bewaart.'
          : 'Een collega maakte de lijst intussen leeg. Wat jij typte staat hierboven nog.'}
      </p>
      <ul>
        {tasks.map(task => (
          <li key={task}>{task}</li>
        ))}
      </ul>
      <div className="quote-actions">
        <button type="button" className="admin-button" onClick={onJoin}>
          Beide lijsten samenvoegen
        </button>
        <button type="button" className="admin-button" onClick={onTake}>
          Lijst van je collega nemen
        </button>
      </div>
    </div>
  )
}
