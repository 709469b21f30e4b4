import type { Company } from './company'
import { telephoneLink } from './contactLinks'
import type { Faq } from './faqs'

/** The agency as schema.org describes a local business. */
export function organisationFacts(company: Company, site: string) {
  return {
    '@type': 'LocalBusiness',
    '@id': `${site}/#bureau`,
    name: company.name,
    url: site,
    telephone: telephoneLink(company.phone).replace('tel:', ''),
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postcode,
      addressLocality: company.city,
      addressCountry: 'NL',
    },
    sameAs: [company.instagram, company.linkedin].filter(Boolean),
  }
}

export function serviceFacts(
  page: { name: string; description: string; area: string; url: string },
  site: string,
) {
  return {
    '@type': 'WebPage',
    name: page.name,
    url: page.url,
    about: {
      '@type': 'Service',
      name: page.name,
      description: page.description,
      areaServed: page.area,
      provider: { '@id': `${site}/#bureau` },
    },
  }
}

export function faqFacts(faqs: Faq[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
