import type { Company, ContactButtonVariant } from '@/features/company/model/company'
import { mailLink, telephoneLink } from '@/platform/text/contactLinks'
/** All that a button needs of the company. */
export type ContactInfo = Pick<Company, 'phone' | 'email' | 'buttons'>

type ContactButtonProps = {
  company: ContactInfo
  variant?: ContactButtonVariant
  label?: string
  className?: string
}

/** Calls, mails, opens the configurator or leads to the contact page. */
export function ContactButton({ company, variant = 'default', label, className = '' }: ContactButtonProps) {
  const targets: Record<ContactButtonVariant, string> = {
    phone: telephoneLink(company.phone),
    email: mailLink(company.email),
    configurator: '/configurator',
    default: '/contact',
  }
  return (
    <a href={targets[variant]} className={`key ${className}`}>
      {label ?? company.buttons[variant]}
    </a>
  )
}
