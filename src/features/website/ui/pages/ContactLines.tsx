import type { Company } from '@/features/company/model/company'
import { mailLink, telephoneLink, whatsappLink } from '@/platform/text/contactLinks'

type ContactLine = { label: string; value: string; href: string; external?: boolean }

type ContactLinesProps = { company: Company; withPage?: boolean; mailFirst?: boolean }

export function ContactLines({ company, withPage = false, mailFirst = false }: ContactLinesProps) {
  const { lines: words } = company
  const ways: ContactLine[] = [
    { label: words.whatsapp, value: company.whatsapp, href: whatsappLink(company.whatsapp), external: true },
    { label: words.phone, value: company.phone, href: telephoneLink(company.phone) },
    { label: words.email, value: company.email, href: mailLink(company.email) },
  ]
  const lines: ContactLine[] = [
    ...(mailFirst ? ways.toReversed() : ways),
    ...(withPage ? [{ label: words.page, value: words.pageNote, href: '/contact' }] : []),
  ]
  return (
    <ul className="border-ink border-t-2">
      {lines.map(({ label, value, href, external }) => (
        <li key={href} className="border-rule border-b">
          <a
            href={href}
            {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
            className="group grid min-h-16 grid-cols-[1fr_auto] items-center gap-4 py-2 hover:bg-yellow"
          >
            <span className="grid min-w-0 gap-x-4 sm:grid-cols-[150px_1fr] sm:items-center">
              <span className="font-bold font-head text-lg tracking-tight">{label}</span>
              <span className="font-medium text-pen tabular-nums [overflow-wrap:anywhere]">{value}</span>
            </span>
            <span
              aria-hidden="true"
              className="pr-2 text-red text-xl transition-[translate] group-hover:translate-x-1"
            >
              →
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
