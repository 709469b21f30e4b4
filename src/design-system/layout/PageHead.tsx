import type { ReactNode } from 'react'

export function PageHead({
  heading,
  lead,
  children,
}: {
  heading: string
  lead: string
  children?: ReactNode
}) {
  return (
    <header className="wrap pt-10 pb-8 lg:pt-16 lg:pb-12">
      <h1 className="max-w-[16em] font-extrabold text-[clamp(2.4rem,5vw,4.2rem)] leading-[.98] tracking-[-.035em]">
        {heading}
      </h1>
      <p className="mt-5 max-w-[36em] text-balance text-lg text-soft leading-normal lg:text-xl">{lead}</p>
      {children && <div className="mt-8 flex flex-wrap gap-3.5">{children}</div>}
    </header>
  )
}
