'use client'

// Works around: Payload closes the menu on screens up to 1440 pixels.
// Upstream: payloadcms/payload#17531.
// Removal test: `OpenNav` in tests/unit/platform/workarounds.test.ts.
import { useNav, usePreferences, useWindowInfo } from '@payloadcms/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'

type NavPreference = { open?: boolean } | null

export default function OpenNav() {
  const { breakpoints } = useWindowInfo()
  const { navOpen, setNavOpen } = useNav()
  const { getPreference, setPreference } = usePreferences()
  const isBeside = breakpoints.l === true && breakpoints.m === false
  const read = useRef(getPreference)

  useEffect(() => {
    if (!isBeside) return
    let isCurrent = true
    // After Payload closed it: that happens in the same turn.
    void read.current<NavPreference>('nav').then(kept => isCurrent && setNavOpen(kept?.open ?? true))
    return () => {
      isCurrent = false
    }
  }, [isBeside, setNavOpen])

  useLayoutEffect(() => {
    if (!isBeside) return
    const keepChoice = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('.nav-toggler'))
        void setPreference('nav', { open: !navOpen }, true)
    }
    document.addEventListener('click', keepChoice, true)
    return () => document.removeEventListener('click', keepChoice, true)
  }, [isBeside, navOpen, setPreference])

  return null
}
