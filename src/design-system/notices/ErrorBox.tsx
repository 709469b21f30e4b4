import type { ReactNode } from 'react'
import { FORM_ALERT, focusIfWanted } from '../forms/formAlert'
import { PhoneText } from './PhoneText'
import type { Notice } from './toasts'

type ErrorBoxProps = {
  notice: Notice
  children?: ReactNode
}

export function ErrorBox({ notice: { title, description }, children }: ErrorBoxProps) {
  return (
    <div
      {...FORM_ALERT}
      ref={focusIfWanted}
      role="alert"
      className="mt-6 rounded-slip border-2 border-deep bg-pink p-4 text-deep outline-offset-2"
    >
      <p className="font-bold">{title}</p>
      {description && (
        <p>
          <PhoneText text={description} />
        </p>
      )}
      {children}
    </div>
  )
}
