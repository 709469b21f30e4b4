import { NEWSLETTER_PATHS } from '@/features/newsletter/model/results'
import { confirmOutcomes } from '@/features/newsletter/ui/linkOutcomes'
import { MailLinkPage } from '@/features/newsletter/ui/MailLinkPage'
import { confirmSubscription } from '../../_actions/confirmSubscription'
import { unlistedMetadata } from '../../_metadata'
import { type LinkProps, linkContent } from '../_link'

export const generateMetadata = () =>
  unlistedMetadata({
    path: NEWSLETTER_PATHS.confirm,
    title: 'Nieuwsbrief bevestigen',
    description: 'Bevestig dat je onze nieuwsbrief wilt ontvangen. Pas daarna sturen we je iets.',
    keywords: 'nieuwsbrief',
  })

export default async function ConfirmPage(props: LinkProps) {
  const { mailKey, phone } = await linkContent(props)
  return (
    <MailLinkPage
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
