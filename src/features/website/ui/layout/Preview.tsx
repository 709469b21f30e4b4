'use client'

import { lazy, Suspense } from 'react'

const PreviewBar = lazy(() => import('./PreviewBar'))

/** What only staff load, in a file of its own. */
export function Preview({ site }: { site: string }) {
  return (
    <Suspense>
      <PreviewBar site={site} />
    </Suspense>
  )
}
