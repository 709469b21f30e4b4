'use client'

import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'

export function CurrentLink({ href, children }: { href: string; children: string }) {
  const isHere = usePathname() === href
  return (
    <Link
      href={href}
      prefetch={false}
      className="nav__link admin-nav-link"
      aria-current={isHere ? 'page' : undefined}
    >
      {isHere && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{children}</span>
    </Link>
  )
}
