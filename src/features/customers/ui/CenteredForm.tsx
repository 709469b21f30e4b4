import type { ReactNode } from 'react'
import { Slip } from '@/design-system/primitives/Slip'

export function CenteredForm({
  title,
  heading,
  children,
}: {
  title: string
  heading: string
  children: ReactNode
}) {
  return (
    <div className="wrap grid place-items-center py-14 lg:py-24">
      <div className="w-full max-w-xl">
        <Slip title={title} number="Klant" as="p">
          <div className="grid gap-5 px-5 pt-6 md:px-7">
            <h1 className="text-4xl">{heading}</h1>
            {children}
          </div>
        </Slip>
      </div>
    </div>
  )
}
