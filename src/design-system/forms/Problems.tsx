'use client'

import type { MouseEvent } from 'react'
import { FORM_ALERT, focusIfWanted } from './formAlert'

type Problem = { id: string; message: string }

export function Problems({ problems }: { problems: Problem[] }) {
  if (problems.length === 0) return null
  return (
    <div
      {...FORM_ALERT}
      ref={focusIfWanted}
      role="alert"
      className="mt-6 rounded-slip border-2 border-deep bg-pink p-4 text-deep outline-offset-2"
    >
      <p className="font-bold">Dit klopt nog niet</p>
      <ul className="mt-1.5 grid gap-1">
        {problems.map(({ id, message }) => (
          <li key={id}>
            <a className="link" href={`#${id}`} onClick={event => focusField(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Another form of the page may have a field of the same name. */
function focusField(event: MouseEvent, id: string) {
  event.preventDefault()
  const own = event.currentTarget.closest('form')?.querySelector<HTMLElement>(`[id="${id}"]`)
  const field = own ?? document.getElementById(id)
  field?.focus()
}
