/** `tel:` wants digits and a leading plus only; a Dutch trunk zero becomes +31. */
export function telephoneLink(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '')
  return `tel:${digits.startsWith('0') ? `+31${digits.slice(1)}` : digits}`
}

export function mailLink(email: string, subject?: string): string {
  return `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`
}

/** A chat link of WhatsApp: the number in international form without its plus. */
export function whatsappLink(phone: string, text?: string): string {
  const number = telephoneLink(phone).replace(/\D/g, '')
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}
