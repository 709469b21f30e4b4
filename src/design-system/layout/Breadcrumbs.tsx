import Link from 'next/link'
import type { Breadcrumb } from '@/features/website/model/facts'

export function Breadcrumbs({ crumbs }: { crumbs: Breadcrumb[] }) {
  return (
    <nav aria-label="Je bent hier" className="wrap pt-6 text-soft text-sm">
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className="flex items-center gap-x-2 max-sm:last:hidden">
            {index > 0 && <span aria-hidden="true">/</span>}
            {index < crumbs.length - 1 ? (
              <Link href={path} className="underlined inline-flex min-h-11 items-center sm:min-h-6">
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
