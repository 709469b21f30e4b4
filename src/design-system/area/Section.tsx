import type { ReactNode } from 'react'

type SectionProps = {
  id: string
  title: string
  /** Stands beside the title. */
  beside?: ReactNode
  paper?: boolean
  children: ReactNode
}

/** A sheet of the customer's folder. */
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
