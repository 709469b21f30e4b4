import type { ReactNode } from 'react'

export function CallToAction({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="border-ink border-t-2 bg-yellow py-14 lg:py-16">
      <div className="wrap flex flex-wrap items-center justify-between gap-6">
        <h2 className="max-w-[22em] text-3xl lg:text-4xl">{heading}</h2>
        <div className="flex flex-wrap gap-3.5 max-sm:w-full">{children}</div>
      </div>
    </section>
  )
}
