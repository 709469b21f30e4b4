import type { Company } from '@/features/company/model/company'

type Writer = Pick<Company, 'name' | 'street' | 'postcode' | 'city' | 'phone' | 'email'>

/** Who writes, at the foot of a mail. */
export function mailFooter({ name, street, postcode, city, phone, email }: Writer): string {
  return `${name}, ${street}, ${postcode} ${city}\n${phone}, ${email}`
}
