import { NEWSLETTER_PATHS } from '@/features/newsletter/model/results'
import { CONFIRM_QUESTION, confirmOutcomes } from '@/features/newsletter/ui/linkOutcomes'
import { MailLinkPage } from '@/features/newsletter/ui/MailLinkPage'
import { confirmSubscription } from '../../_actions/newsletter'
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
      question={CONFIRM_QUESTION}
      outcomes={confirmOutcomes(phone)}
    />
  )
}
