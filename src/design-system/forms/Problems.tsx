'use client'

import type { MouseEvent } from 'react'

type Problem = { id: string; message: string }

export function Problems({ problems }: { problems: Problem[] }) {
  if (problems.length === 0) return null
  return (
    <div role="alert" className="mt-6 rounded-slip border-2 border-deep bg-pink p-4 text-deep">
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

function focusField(event: MouseEvent, id: string) {
  event.preventDefault()
  document.getElementById(id)?.focus()
}
