'use client'

import { useEffect } from 'react'
import { Slip } from '@/design-system/primitives/Slip'
import { reloadIfOutdated } from '@/platform/next/browser/ReloadOnNewBuild'

export default function SiteError({ error, reset }: { error: Error; reset: () => void }) {
  useEffect(() => void reloadIfOutdated(error), [error])

  return (
    <div className="wrap grid place-items-center py-16 lg:py-24">
      <div className="w-full max-w-xl">
        <Slip title="Storing" note="Dit ligt aan ons, niet aan jou" number="Nr. 500" as="p">
          <div className="px-5 pt-6 md:px-7">
            <h1 className="text-4xl">Deze pagina wil even niet</h1>
            <p className="mt-4">
              Probeer het opnieuw. Lukt het dan nog niet, bel of mail ons: de gegevens staan onderaan deze
              pagina.
            </p>
            <button type="button" onClick={reset} className="key key-red mt-7">
              Probeer het opnieuw
            </button>
          </div>
        </Slip>
      </div>
    </div>
  )
}
