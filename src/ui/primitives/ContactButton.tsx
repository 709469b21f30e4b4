import type { Company } from '@/domain/site/company'
import {
  CONTACT_BUTTONS,
  type ContactButtonVariant,
  mailLink,
  telephoneLink,
} from '@/domain/site/contactLinks'

type ContactButtonProps = {
  company: Pick<Company, 'phone' | 'email'>
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
      {label ?? CONTACT_BUTTONS[variant]}
    </a>
  )
}
