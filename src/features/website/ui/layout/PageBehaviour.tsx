'use client'

import { useEffect } from 'react'
import { startPageBehaviour } from './startPageBehaviour'
import { steerMenus } from './steerMenus'

/** The frame stays while pages change. */
let isSteered = false

/** Also does what the boot script does, on a page without one: made for one visitor, a preview, or in `npm run dev`. */
export function PageBehaviour({ analyticsId }: { analyticsId: string | undefined }) {
  useEffect(() => {
    startPageBehaviour()
    if (!isSteered) steerMenus()
    isSteered = true
  }, [])

  useEffect(() => {
    if (!analyticsId) return
    let stop = () => {}
    import('./analytics').then(({ followConsent }) => {
      stop = followConsent(analyticsId)
    }, reportError)
    return () => stop()
  }, [analyticsId])

  return null
}
