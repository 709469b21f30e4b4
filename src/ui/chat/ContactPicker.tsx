import type { Company } from '@/domain/site/company'
import { mailLink, telephoneLink, whatsappLink } from '@/domain/site/contactLinks'

/** The ways to reach a person, one press each. */
export function ContactPicker({ company }: { company: Pick<Company, 'phone' | 'email' | 'whatsapp'> }) {
  const ways = [
    { label: 'WhatsApp', href: whatsappLink(company.whatsapp), external: true },
    { label: `Bel ${company.phone}`, href: telephoneLink(company.phone) },
    { label: 'Stuur een e-mail', href: mailLink(company.email) },
    { label: 'Naar de contactpagina', href: '/contact' },
  ]
  return (
    <ul aria-label="Hoe je ons bereikt" className="border-ink border-t-2">
      {ways.map(({ label, href, external }) => (
        <li key={label} className="border-rule border-b">
          <a
            href={href}
            {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
            className="flex min-h-11 items-center justify-between gap-3 font-semibold hover:bg-yellow"
          >
            {label}
            <span aria-hidden="true" className="pr-1 text-red">
              →
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
