import type { Company } from '@/features/company/model/company'
import { NewsletterForm } from '@/features/newsletter/ui/NewsletterForm'
import type { PageText } from '@/features/website/model/pageTexts'
import { subscribe } from '../_actions/newsletter'

export function BlogNewsletter({ texts, company }: { texts: PageText<'blog'>; company: Company }) {
  return (
    <NewsletterForm
      submit={subscribe}
      heading={texts.words.newsletter}
      consent={texts.words.newsletterConsent}
      phone={company.phone}
      source="blog"
    />
  )
}
