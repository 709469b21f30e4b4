import type { ReactNode } from 'react'

type TodoItemProps = { urgent: boolean; title: string; text: string; children: ReactNode }

/** Something that waits for the reader. What is urgent is pink, with a red edge. */
export function TodoItem({ urgent, title, text, children }: TodoItemProps) {
  const look = urgent ? 'border-deep bg-pink' : 'border-ink bg-yellow'
  return (
    <li
      className={`flex flex-wrap items-center gap-x-6 gap-y-4 rounded-slip border-l-8 px-5 py-5 md:px-7 ${look}`}
    >
      <div className="min-w-60 flex-1">
        <h3 className={`text-2xl ${urgent ? 'text-deep' : ''}`}>{title}</h3>
        <p className="mt-1.5 [overflow-wrap:anywhere]">{text}</p>
      </div>
      {children}
    </li>
  )
}
