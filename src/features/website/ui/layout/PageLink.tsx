import Link from 'next/link'
import type { ComponentProps } from 'react'
import { isDynamicPage } from '../../model/dynamicPages'

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & { href: string }

/**
 * A link to a page of the site. A page that is made for its visitor is loaded as a document of its own: reached within
 * another one, it would keep the content policy of that one, which allows inline scripts.
 */
export function PageLink({ href, prefetch, ...rest }: PageLinkProps) {
  const [path = ''] = href.split(/[?#]/)
  if (isDynamicPage(path)) return <a href={href} {...rest} />
  return <Link href={href} prefetch={prefetch} {...rest} />
}
