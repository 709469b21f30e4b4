import { CenteredSlip } from '@/design-system/layout/CenteredSlip'
import { ContactButton, type ContactInfo } from '@/design-system/primitives/ContactButton'
import { PREPARED_DAYS, type PreparedStanding } from '../../model/preparedOrder'

type ClosedPreparedOrderProps = {
  /** `unknown`: no such link, or a later mail replaced it. */
  standing: Exclude<PreparedStanding, 'open'> | 'unknown'
  company: ContactInfo
}

const WORDS: Record<ClosedPreparedOrderProps['standing'], { heading: string; text: string }> = {
  placed: {
    heading: 'Je hebt deze bestelling geplaatst',
    text: 'De bevestiging staat in je mail. Is er nog niet betaald, dan kan dat met de link daarin.',
  },
  expired: {
    heading: 'Deze link werkt niet meer',
    text: `Een link werkt ${PREPARED_DAYS} dagen. Wil je nog bestellen, bel ons dan: we mailen je een nieuwe.`,
  },
  unknown: {
    heading: 'Deze link kennen we niet',
    text: 'Misschien is hij afgebroken, of kreeg je later een nieuwe. Kijk in je laatste mail van ons.',
  },
}

/** Where the link of a prepared order leads when there is nothing to place. */
export function ClosedPreparedOrder({ standing, company }: ClosedPreparedOrderProps) {
  const { heading, text } = WORDS[standing]
  return (
    <CenteredSlip title="Bestelling" heading={heading}>
      <p className="mt-4">{text}</p>
      <div className="mt-7 flex flex-wrap gap-3.5">
        {standing === 'placed' && (
          <a href="/hosting-login" className="button button-primary max-sm:w-full">
            Inloggen
          </a>
        )}
        <ContactButton company={company} variant="phone" className="max-sm:w-full" />
      </div>
    </CenteredSlip>
  )
}
