import type { Company } from '@/features/company/model/company'
import { telephoneLink } from '@/platform/text/contactLinks'
import type { Faq } from './content'
import { type PostCard, postPath } from './posts'
import type { Project } from './projects'
import { PORTFOLIO_PATH, projectPath } from './sampleSites'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export function organisationJsonLd(company: Company, site: string) {
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
    ...(company.socialPicture && { image: site + company.socialPicture }),
    openingHoursSpecification: company.openingHours.map(({ weekday, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS[weekday - 1],
      ...{ opens, closes },
    })),
    sameAs: [company.instagram, company.linkedin].filter(Boolean),
  }
}

export function serviceJsonLd(
  page: { name: string; description: string; area: string; url: string },
  company: Company,
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
      provider: organisationJsonLd(company, site),
    },
  }
}

export function faqJsonLd(faqs: Pick<Faq, 'question' | 'answer'>[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

export type Breadcrumb = { name: string; path: string }

export const breadcrumbsTo = (...further: Breadcrumb[]): Breadcrumb[] => [
  { name: 'Home', path: '/' },
  ...further,
]

export const BLOG_CRUMBS = breadcrumbsTo({ name: 'Blog', path: '/blog' })

export const PORTFOLIO_CRUMBS = breadcrumbsTo({ name: 'Portfolio', path: PORTFOLIO_PATH })

export function breadcrumbJsonLd(crumbs: Breadcrumb[], site: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site + path,
    })),
  }
}

export function portfolioJsonLd(projects: Project[], site: string) {
  return {
    '@type': 'ItemList',
    itemListElement: projects.map(({ title, slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: site + projectPath(slug),
    })),
  }
}

export function projectJsonLd(project: Project, company: Company, site: string) {
  const { title, description, slug, image, url } = project
  return {
    '@type': 'CreativeWork',
    name: title,
    description,
    inLanguage: 'nl',
    url: site + projectPath(slug),
    ...(image && { image: site + image.address }),
    ...(url && { sameAs: url }),
    creator: organisationJsonLd(company, site),
  }
}

export function articleJsonLd(post: PostCard, company: Company, site: string) {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    datePublished: post.publishedAt,
    inLanguage: 'nl',
    url: site + postPath(post.slug),
    ...(post.image && { image: site + post.image.address }),
    author: { '@type': 'Person', name: post.author },
    publisher: organisationJsonLd(company, site),
  }
}
