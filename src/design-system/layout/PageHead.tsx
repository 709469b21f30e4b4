import Link from 'next/link'
import type { ReactNode } from 'react'

type PageHeadProps = {
  heading: string
  lead: string
  /** Beside the heading, where there is room. */
  drawing?: ReactNode
  children?: ReactNode
}

export function PageHead({ heading, lead, drawing, children }: PageHeadProps) {
  return (
    <header className="wrap flex items-end justify-between gap-10 pt-10 pb-8 lg:pt-16 lg:pb-12">
      <div>
        <h1 className="max-w-[16em] font-extrabold text-page max-[359px]:text-[2.1rem] leading-[.98] tracking-[-.035em]">
          {heading}
        </h1>
        <p className="mt-5 max-w-[36em] text-balance text-lg text-soft leading-normal lg:text-xl">{lead}</p>
        {children && <div className="mt-8 flex flex-wrap gap-3.5">{children}</div>}
      </div>
      {drawing && <div className="mr-7 flex-none max-lg:hidden">{drawing}</div>}
    </header>
  )
}

export function Breadcrumbs({ crumbs }: { crumbs: { name: string; path: string }[] }) {
  return (
    <nav aria-label="Je bent hier" className="wrap pt-6 text-soft text-sm">
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className="flex items-center gap-x-2 max-sm:last:hidden">
            {index > 0 && <span aria-hidden="true">/</span>}
            {index < crumbs.length - 1 ? (
              <Link href={path} className="link inline-flex min-h-11 items-center sm:min-h-6">
                {name}
              </Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
