/** Digits and a leading plus. A Dutch trunk zero becomes +31; after a country code it is dropped. */
export function telephoneLink(phone: string): string {
  const digits = phone
    .replace(/^(\s*(?:\+|00)[\d\s-]*)\(0\)/, '$1')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
  return `tel:${digits.replace(/^0/, '+31').replace(/^\+310/, '+31')}`
}

export function mailLink(email: string, subject?: string, body?: string): string {
  const parts = Object.entries({ subject, body }).flatMap(([name, text]) =>
    text ? [`${name}=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`] : [],
  )
  return `mailto:${email}${parts.length > 0 ? `?${parts.join('&')}` : ''}`
}

export function whatsappLink(phone: string, text?: string): string {
  const number = telephoneLink(phone).replace(/\D/g, '')
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}
