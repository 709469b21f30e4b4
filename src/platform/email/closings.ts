import type { Company } from '@/features/company/model/company'

/** How a mail to a visitor or a customer ends. */
export function signOff({ name, city }: Pick<Company, 'name' | 'city'>): string {
  return `Groet uit ${city},\n${name}`
}

/** The end of a confirmation: what we promise, and how to reach us before that. */
export function promiseAndSignOff(
  promise: string,
  company: Pick<Company, 'name' | 'city' | 'phone'>,
): string {
  return `${promise}\n\nIets vergeten of haast? Bel ${company.phone} of antwoord op deze mail.\n\n${signOff(company)}`
}
