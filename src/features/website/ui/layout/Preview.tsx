'use client'

import { lazy, Suspense } from 'react'

const PreviewBar = lazy(() => import('./PreviewBar'))

export function Preview({ site }: { site: string }) {
  return (
    <Suspense>
      <PreviewBar site={site} />
    </Suspense>
  )
}
