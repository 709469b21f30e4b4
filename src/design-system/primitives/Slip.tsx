import type { ReactNode } from 'react'

type SlipProps = {
  title: string
  note?: ReactNode
  number?: string
  /** `p` where the heading of the page is on the slip itself, `h1` where the title is that heading. */
  as?: 'h1' | 'h2' | 'h3' | 'p'
  copies?: boolean
  children: ReactNode
}

export function Slip({ title, note, number, as: Heading = 'h2', copies = true, children }: SlipProps) {
  return (
    <div className={copies ? 'copies mr-5 self-start' : ''}>
      <div className="slip pb-6">
        <div className="holes" />
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1 border-ink border-b-2 px-5 pt-5 pb-4 md:px-7">
          <div className="min-w-40 flex-1">
            <Heading className="slip-title text-[1.7rem]">{title}</Heading>
            {note && <p className="mt-1.5 text-soft text-sm">{note}</p>}
          </div>
          {number && <p className="number">{number}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}

export function SlipRow({
  label,
  answer,
  amount,
  empty,
}: {
  label: string
  answer: string
  amount?: ReactNode
  empty?: string
}) {
  return (
    <div className="flex min-h-12 flex-wrap items-end gap-x-4 border-rule border-b py-2.5">
      <dt className="sr-only">{label || 'ook'}</dt>
      <dd className="max-w-full flex-1 break-words leading-snug">
        <span aria-hidden="true" className="block text-soft text-[0.8rem]">
          {label}
        </span>
        <span className={answer ? 'font-semibold text-pen' : 'text-soft'}>{answer || empty}</span>
      </dd>
      <dd className="price ml-auto text-pen">{amount}</dd>
    </div>
  )
}
