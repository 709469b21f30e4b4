import { KeyQuestion } from '@/ui/newsletter/KeyQuestion'
import { unsubscribeOutcomes } from '@/ui/newsletter/outcomes'
import { unsubscribe } from '../../_actions/unsubscribe'
import { type LinkProps, linkContent, linkMetadata } from '../_link'

export const generateMetadata = linkMetadata('Nieuwsbrief afmelden')

export default async function UnsubscribePage(props: LinkProps) {
  const { mailKey, phone } = await linkContent(props)
  return (
    <KeyQuestion
      act={unsubscribe}
      mailKey={mailKey}
      question={{
        heading: 'Wil je van de lijst?',
        text: 'Druk op de knop en je krijgt geen nieuwsbrief meer van ons.',
        button: 'Meld me af',
      }}
      outcomes={unsubscribeOutcomes(phone)}
    />
  )
}
