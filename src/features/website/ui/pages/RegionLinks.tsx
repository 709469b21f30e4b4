import Link from 'next/link'
import type { RegionPlace } from '../../model/regions'

export function RegionLinks({ opening, places }: { opening: string; places: RegionPlace[] }) {
  if (places.length === 0) return null
  return (
    <nav aria-label="Streekpagina’s" className="border-ink border-t-2 py-9">
      <div className="wrap grid gap-y-2 max-md:gap-y-5">
        {places.map(({ place, links }) => (
          <div key={place} className="flex flex-wrap items-center gap-x-5">
            <p className="font-semibold max-md:w-full">
              {opening} {place}
            </p>
            <ul className="contents">
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link
                    href={href}
                    prefetch={false}
                    className="underlined inline-flex min-h-8 items-center max-md:min-h-11"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}
