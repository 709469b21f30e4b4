/** Facts about a page for machines. Nothing in it can close the script it stands in. */
export function JsonLd({ facts }: { facts: object }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replace(/</g, '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above, and read by no browser as a program
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
