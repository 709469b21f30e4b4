'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'

export default function PreviewBar({ site }: { site: string }) {
  const router = useRouter()
  return (
    <aside aria-label="Voorbeeld" className="border-ink border-b-[1.5px] bg-pink py-2 text-center">
      <RefreshRouteOnSave refresh={() => router.refresh()} serverURL={site} />
      Je bekijkt concepten. Alleen wie is ingelogd ziet dit.{' '}
      <a href="/intern/voorbeeld/uit" className="link inline-flex min-h-11 items-center font-semibold">
        Terug naar de site
      </a>
    </aside>
  )
}
