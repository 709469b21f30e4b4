import { seal, unseal } from '@/platform/auth/keys'
import { escaped } from './html'
import { LINK_KINDS, markerOf, type SecretLinks } from './secretLinks'

const PURPOSE = 'links of a mail'

type Body = { id: string; html: string; text: string; unsubscribe?: string | null }

export function hideLinks<Mail extends Body>(
  mail: Mail,
  links: SecretLinks,
): Mail & { sealed: string | null } {
  const pairs = pairsOf(links, mail.id)
  const hidden = pairs.reduce(
    ({ html, text, unsubscribe }, { href, marker }) => ({
      html: html.replaceAll(escaped(href), marker),
      text: text.replaceAll(href, marker),
      unsubscribe: unsubscribe?.replaceAll(href, marker),
    }),
    mail as Omit<Body, 'id'>,
  )
  return { ...mail, ...hidden, sealed: pairs.length > 0 ? sealLinks(links, mail.id) : null }
}

/** Throws where its links cannot be unsealed. */
export function fillLinks<Mail extends Body & { sealed: string | null }>(mail: Mail): Mail {
  const pairs = pairsOf(unsealLinks(mail), mail.id)
  const filled = pairs.reduce(
    ({ html, text, unsubscribe }, { href, marker }) => ({
      html: html.replaceAll(marker, () => escaped(href)),
      text: text.replaceAll(marker, () => href),
      unsubscribe: unsubscribe?.replaceAll(marker, () => href),
    }),
    mail as Omit<Body, 'id'>,
  )
  return { ...mail, ...filled }
}

export function unsealLinks({ id, sealed }: { id: string; sealed: string | null }): SecretLinks {
  return sealed ? (JSON.parse(unseal(sealed, PURPOSE, id)) as SecretLinks) : {}
}

export function sealLinks(links: SecretLinks, mail: string): string {
  return seal(JSON.stringify(links), PURPOSE, mail)
}

/** The longest first: a link may begin with another. */
function pairsOf(links: SecretLinks, mail: string) {
  const pairs = LINK_KINDS.flatMap(kind => {
    const href = links[kind]
    return href ? [{ href, marker: markerOf(kind, mail) }] : []
  })
  return pairs.sort((one, other) => other.href.length - one.href.length)
}
