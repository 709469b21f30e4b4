import type { Company } from '@/features/company/model/company'
import { mailLink, telephoneLink, whatsappLink } from '@/platform/text/contactLinks'

export function ContactLinks({ company }: { company: Pick<Company, 'phone' | 'email' | 'whatsapp'> }) {
  const ways = [
    { label: 'WhatsApp', href: whatsappLink(company.whatsapp), external: true },
    { label: `Bel ${company.phone.replaceAll(' ', '\u00a0')}`, href: telephoneLink(company.phone) },
    { label: 'E-mail', href: mailLink(company.email) },
    { label: 'Contactpagina', href: '/contact' },
  ]
  return (
    <ul aria-label="Hoe je ons bereikt" className="grid grid-cols-2 gap-2">
      {ways.map(({ label, href, external }) => (
        <li key={label} className="grid">
          <a
            href={href}
            {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
            className="key key-small px-2 py-1"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
