import type { ReactNode } from 'react'
import { Slip } from '../primitives/Slip'

type CenteredSlipProps = {
  title: string
  note?: string
  number?: string
  /** Absent where the content has its own heading, or the title is it. */
  heading?: string
  titleIsHeading?: boolean
  isForm?: boolean
  children: ReactNode
}

export function CenteredSlip({
  heading,
  titleIsHeading = false,
  isForm = false,
  children,
  ...slip
}: CenteredSlipProps) {
  return (
    <div className={`wrap grid place-items-center ${isForm ? 'py-14' : 'py-16'} lg:py-24`}>
      <div className="w-full max-w-xl">
        <Slip {...slip} as={titleIsHeading ? 'h1' : 'p'}>
          <div className={`${isForm ? 'grid gap-5 ' : ''}px-5 pt-6 md:px-7`}>
            {heading && <h1 className="text-4xl">{heading}</h1>}
            {children}
          </div>
        </Slip>
      </div>
    </div>
  )
}
