'use client'

import { useSearchParams } from 'next/navigation'
import { Suspense, useEffect, useRef } from 'react'

type FollowAddressProps = { follow: () => void }

/** A link to the page one is on changes its address alone: no event tells a wizard so. */
export function FollowAddress(props: FollowAddressProps) {
  return (
    <Suspense>
      <Following {...props} />
    </Suspense>
  )
}

function Following({ follow }: FollowAddressProps) {
  const asked = useSearchParams().toString()
  const seen = useRef(asked)

  useEffect(() => {
    if (seen.current === asked) return
    seen.current = asked
    follow()
  }, [asked, follow])

  return null
}
