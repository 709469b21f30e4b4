import type { ReactNode } from 'react'
import type { Notice } from './toasts'

type ErrorBoxProps = {
  notice: Notice
  /** A way on, where there is one. */
  children?: ReactNode
}

/** Why nothing was sent. It stays when the toast has gone. */
export function ErrorBox({ notice: { title, description }, children }: ErrorBoxProps) {
  return (
    <div role="alert" className="mt-6 rounded-slip border-2 border-deep bg-pink p-4 text-deep">
      <p className="font-bold">{title}</p>
      {description && <p>{description}</p>}
      {children}
    </div>
  )
}
