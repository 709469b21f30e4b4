'use client'

import { useEffect } from 'react'
import { CenteredSlip } from '@/design-system/layout/CenteredSlip'
import { reloadIfOutdated } from '@/platform/next/browser/ReloadOnNewBuild'

export default function SiteError({ error, reset }: { error: Error; reset: () => void }) {
  useEffect(() => void reloadIfOutdated(error), [error])

  return (
    <CenteredSlip
      title="Storing"
      note="Dit ligt aan ons, niet aan jou"
      number="Nr. 500"
      heading="Deze pagina wil even niet"
    >
      <p className="mt-4">
        Probeer het opnieuw. Lukt het dan nog niet, bel of mail ons: de gegevens staan onderaan deze pagina.
      </p>
      <button type="button" onClick={reset} className="button button-primary mt-7">
        Probeer het opnieuw
      </button>
    </CenteredSlip>
  )
}
