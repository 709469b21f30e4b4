'use client'

import { useEffect } from 'react'
import { goOn, reloadOnNewBuild } from './reloadOnNewBuild'

export function ReloadOnNewBuild({ build }: { build: string }) {
  useEffect(() => {
    goOn().catch(reportError)
    return reloadOnNewBuild(build)
  }, [build])

  return null
}
