import type { InputHTMLAttributes, ReactNode } from 'react'
import { ChoiceTick } from './ChoiceTick'

type ChoiceLineProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  description: ReactNode
  price?: ReactNode
  children?: ReactNode
}

export function ChoiceLine({ label, description, price, children, ...input }: ChoiceLineProps) {
  return (
    <div className="choice">
      <label className="grid min-h-14 cursor-pointer grid-cols-[auto_1fr] items-center gap-x-4 px-4 py-3 sm:grid-cols-[auto_1fr_auto]">
        <input {...input} className="sr-only" />
        <ChoiceTick className="flex-none" />
        <span className="leading-snug [overflow-wrap:anywhere]">
          <span className="font-semibold">{label}</span>
          {description && <span className="block text-[0.95rem] text-soft">{description}</span>}
        </span>
        {price && <span className="price text-[0.95rem] max-sm:col-start-2 max-sm:mt-1">{price}</span>}
      </label>
      {children}
    </div>
  )
}
