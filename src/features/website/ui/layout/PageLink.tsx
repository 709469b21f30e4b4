import Link from 'next/link'
import type { ComponentProps } from 'react'
import { isDynamicPage } from '../../model/dynamicPages'

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & { href: string }

/** A dynamic page is loaded as a document: by a soft navigation it would keep the content policy of the page before. */
export function PageLink({ href, prefetch, ...rest }: PageLinkProps) {
  const [path = ''] = href.split(/[?#]/)
  if (isDynamicPage(path)) return <a href={href} {...rest} />
  return <Link href={href} prefetch={prefetch} {...rest} />
}
