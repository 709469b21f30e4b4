import type { ReactNode } from 'react'
import type { Notice } from './toasts'

type ErrorBoxProps = {
  notice: Notice
  children?: ReactNode
}

export function ErrorBox({ notice: { title, description }, children }: ErrorBoxProps) {
  return (
    <div role="alert" className="mt-6 rounded-slip border-2 border-deep bg-pink p-4 text-deep">
      <p className="font-bold">{title}</p>
      {description && <p>{description}</p>}
      {children}
    </div>
  )
}
