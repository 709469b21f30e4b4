/** An article as it is seeded, before the content store has given it an id. */
export type PostSeed = {
  number: number
  /** Last part of the address: lowercase letters, digits and hyphens. */
  slug: string
  title: string
  excerpt: string
  category: 'website' | 'vindbaarheid' | 'webshop' | 'hosting'
  author: string
  /** ISO 8601, in UTC. */
  publishedAt: string
  picture: string
  pictureAlt: string
  seo: { title: string; description: string; keywords: string }
  /** Markdown, converted when seeded. Headings start at the second level; a paragraph is one line. */
  body: string
}
