import { derivedKey } from '@/platform/auth/keys'
import { HONEYPOT } from '@/platform/forms/formFields'
import { formGuardSchema } from '@/platform/forms/formGuard'
import { PROOF_FIELD } from '@/platform/forms/proofOfWork'

/** The fields of a form by name, with and without JavaScript. */
export type FormValues = Record<string, string>

/**
 * The words of a form. A request that was written by hand may bring anything in its place, which has none, and a sign
 * that no database can hold, which nobody types.
 */
export function readFormValues(form: unknown): FormValues {
  if (!(form instanceof FormData)) return {}
  const words = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const asked = words.filter(([name]) => !name.startsWith('$'))
  return Object.fromEntries(asked.map(([name, word]) => [name, word.replaceAll('\0', '')]))
}

/** Without JavaScript a form has no key and no time: the key is derived from the content and the hour. */
export function readFormGuard(typed: FormValues, content: object, now: Date) {
  return formGuardSchema.safeParse({
    submissionKey: typed.submissionKey || derivedKey({ ...content, hour: now.toISOString().slice(0, 13) }),
    honeypot: typed[HONEYPOT] ?? '',
    filledInMs: typed.filledInMs ? Number(typed.filledInMs) : null,
    proof: typed[PROOF_FIELD],
  })
}
