'use client'

import { useSearchParams } from 'next/navigation'
import { Suspense, useEffect, useRef } from 'react'

type UrlChangeListenerProps = { follow: () => void }

/** A link to the page one is on changes its address alone: no event tells a wizard so. */
export function UrlChangeListener(props: UrlChangeListenerProps) {
  return (
    <Suspense>
      <SearchParamsListener {...props} />
    </Suspense>
  )
}

function SearchParamsListener({ follow }: UrlChangeListenerProps) {
  const asked = useSearchParams().toString()
  const seen = useRef(asked)

  useEffect(() => {
    if (seen.current === asked) return
    seen.current = asked
    follow()
  }, [asked, follow])

  return null
}
