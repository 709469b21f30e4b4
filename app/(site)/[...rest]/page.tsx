import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

export const metadata: Metadata = { title: 'Pagina niet gevonden', robots: { index: false } }
export const dynamic = 'force-dynamic'

/** Two root layouts leave no global 404: every address that nothing serves ends here. */
export default function UnknownPage() {
  notFound()
}
