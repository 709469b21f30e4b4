'use client'

import { toast } from '@payloadcms/ui'
import type { Refetch } from '../server/refetchMetaLead'
import { ConsoleActionButton } from './TellButton'

const REFETCH_OUTCOMES: Record<Refetch['kind'] | 'noAnswer', () => void> = {
  fetched: () => toast.success('De lead is opgehaald en staat in de lijst.'),
  notGiven: () => toast.error('Meta gaf de lead weer niet. De reden staat bij de melding.'),
  notWaiting: () => toast.info('Deze melding is al verwerkt, of wordt op dit moment opgehaald.'),
  noAnswer: () => toast.error('Het kantoor gaf geen antwoord. Probeer het opnieuw.'),
}

/** Has a lead of Meta's fetched at once that did not come before. */
export function RefetchButton({ event, about }: { event: string; about: string }) {
  return (
    <ConsoleActionButton
      label="Opnieuw proberen"
      busy="Bezig met ophalen..."
      path="refetch"
      content={{ event }}
      outcomes={REFETCH_OUTCOMES}
      about={about}
    />
  )
}
