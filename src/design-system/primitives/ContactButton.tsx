import { mailLink, telephoneLink } from '@/platform/text/contactLinks'

export type ContactInfo = { phone: string; email: string; buttons: Record<Variant, string> }

export const CONTACT_BUTTON_VARIANTS = ['phone', 'email', 'configurator', 'default'] as const

type Variant = (typeof CONTACT_BUTTON_VARIANTS)[number]

type ContactButtonProps = {
  company: ContactInfo
  variant?: Variant
  label?: string
  /** Of a number, only the number is seen. */
  short?: boolean
  className?: string
}

export function ContactButton({
  company,
  variant = 'default',
  label,
  short,
  className = '',
}: ContactButtonProps) {
  const words = label ?? company.buttons[variant]
  const targets: Record<Variant, string> = {
    phone: telephoneLink(company.phone),
    email: mailLink(company.email),
    configurator: '/configurator',
    default: '/contact',
  }
  return (
    <a href={targets[variant]} className={`button ${className}`}>
      {variant === 'phone' ? (
        <span className="whitespace-nowrap">
          <span className={short ? 'sr-only' : undefined}>{words} </span>
          {company.phone}
        </span>
      ) : (
        words
      )}
    </a>
  )
}
