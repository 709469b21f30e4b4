'use client'

import { useEffect } from 'react'
import { goOn, reloadOnNewBuild } from './reloadOnNewBuild'

/** Keeps a tab alive that was opened before the site was renewed. `build` is the one that made this page. */
export function ReloadOnNewBuild({ build }: { build: string }) {
  useEffect(() => {
    goOn().catch(reportError)
    return reloadOnNewBuild(build)
  }, [build])

  return null
}
