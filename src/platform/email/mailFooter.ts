import type { Organisation } from '@/platform/organisation'

type Writer = Pick<Organisation, 'name' | 'street' | 'postcode' | 'city' | 'phone' | 'email'>

/** Who writes, at the foot of a mail. */
export function mailFooter({ name, street, postcode, city, phone, email }: Writer): string {
  return `${name}, ${street}, ${postcode} ${city}\n${phone}, ${email}`
}

/** How a mail to a visitor or a customer ends. */
export function signOff({ name, city }: Pick<Organisation, 'name' | 'city'>): string {
  return `Groet uit ${city},\n${name}`
}

/** The end of a confirmation: what we promise, and how to reach us before that. */
export function promiseAndSignOff(
  promise: string,
  company: Pick<Organisation, 'name' | 'city' | 'phone'>,
): string {
  return `${promise}\n\nIets vergeten of haast? Bel ${company.phone} of antwoord op deze mail.\n\n${signOff(company)}`
}
