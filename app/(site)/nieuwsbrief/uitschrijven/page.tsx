import { NEWSLETTER_PATHS } from '@/features/newsletter/model/results'
import { UNSUBSCRIBE_QUESTION, unsubscribeOutcomes } from '@/features/newsletter/ui/linkOutcomes'
import { MailLinkPage } from '@/features/newsletter/ui/MailLinkPage'
import { unsubscribe } from '../../_actions/newsletter'
import { unlistedMetadata } from '../../_metadata'
import { type LinkProps, linkContent } from '../_link'

export const generateMetadata = () =>
  unlistedMetadata({
    path: NEWSLETTER_PATHS.unsubscribe,
    title: 'Nieuwsbrief afmelden',
    description: 'Meld je af voor onze nieuwsbrief. Daarna krijg je er geen meer.',
    keywords: 'nieuwsbrief',
  })

export default async function UnsubscribePage(props: LinkProps) {
  const { mailKey, phone } = await linkContent(props)
  return (
    <MailLinkPage
      act={unsubscribe}
      mailKey={mailKey}
      question={UNSUBSCRIBE_QUESTION}
      outcomes={unsubscribeOutcomes(phone)}
    />
  )
}
