import { notFound } from 'next/navigation'

export const dynamic = 'force-dynamic'

/** Two root layouts leave no global 404: every address that nothing serves ends here. */
export default function UnknownPage() {
  notFound()
}
