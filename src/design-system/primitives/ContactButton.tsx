import { mailLink, telephoneLink } from '@/platform/text/contactLinks'

export type ContactInfo = { phone: string; email: string; buttons: Record<Variant, string> }

export const CONTACT_BUTTON_VARIANTS = ['phone', 'email', 'configurator', 'default'] as const

type Variant = (typeof CONTACT_BUTTON_VARIANTS)[number]

type ContactButtonProps = {
  company: ContactInfo
  variant?: Variant
  label?: string
  className?: string
}

export function ContactButton({ company, variant = 'default', label, className = '' }: ContactButtonProps) {
  const targets: Record<Variant, string> = {
    phone: telephoneLink(company.phone),
    email: mailLink(company.email),
    configurator: '/configurator',
    default: '/contact',
  }
  return (
    <a href={targets[variant]} className={`button ${className}`}>
      {label ?? company.buttons[variant]}
    </a>
  )
}
