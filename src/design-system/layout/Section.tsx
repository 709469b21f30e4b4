import type { ReactNode } from 'react'

type SectionProps = {
  id: string
  title: string
  beside?: ReactNode
  paper?: boolean
  children: ReactNode
}

export function Section({ id, title, beside, paper = false, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-kop`}
      className={`border-ink border-t-2 py-12 lg:py-16 ${paper ? 'bg-paper' : ''}`}
    >
      <div className="wrap">
        <div className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h2 id={`${id}-kop`} className="text-3xl lg:text-4xl">
            {title}
          </h2>
          {beside}
        </div>
        {children}
      </div>
    </section>
  )
}

export function ListPlaceholder({
  failed = false,
  title,
  children,
}: {
  failed?: boolean
  title: string
  children: ReactNode
}) {
  return (
    <div
      role={failed ? 'alert' : undefined}
      className={`rounded-slip border-2 p-6 ${failed ? 'border-deep bg-pink' : 'border-edge border-dashed'}`}
    >
      <p className={`font-bold font-head text-xl ${failed ? 'text-deep' : ''}`}>{title}</p>
      <div className="mt-2 grid justify-items-start gap-5">{children}</div>
    </div>
  )
}

export type Tone = 'green' | 'amber' | 'red' | 'grey'

const TONES: Record<Tone, string> = {
  green: 'text-green',
  amber: 'text-amber',
  red: 'text-deep',
  grey: 'text-soft',
}

export function StatusBadge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span
      className={`inline-block whitespace-nowrap rounded-[4px] border-2 border-current bg-paper px-2.5 py-0.5 font-bold text-sm leading-snug ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}
