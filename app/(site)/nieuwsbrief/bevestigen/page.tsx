import { KeyQuestion } from '@/ui/newsletter/KeyQuestion'
import { confirmOutcomes } from '@/ui/newsletter/outcomes'
import { confirmSubscription } from '../../_actions/confirmSubscription'
import { type LinkProps, linkContent, linkMetadata } from '../_link'

export const generateMetadata = linkMetadata('Nieuwsbrief bevestigen')

export default async function ConfirmPage(props: LinkProps) {
  const { mailKey, phone } = await linkContent(props)
  return (
    <KeyQuestion
      act={confirmSubscription}
      mailKey={mailKey}
      question={{
        heading: 'Wil je onze nieuwsbrief?',
        text: 'Druk op de knop en je staat op de lijst. Eraf kan altijd, met de link in elke mail.',
        button: 'Ja, meld me aan',
      }}
      outcomes={confirmOutcomes(phone)}
    />
  )
}
