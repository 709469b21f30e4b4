import { derivedKey } from '@/platform/auth/keys'
import { formGuardSchema } from '@/platform/forms/fields'
import { HONEYPOT } from '@/platform/forms/formFields'
import { PROOF_FIELD } from '@/platform/forms/proofOfWork'

export type FormValues = Record<string, string>

/** A forged request may bring anything: other values become empty, forbidden characters go. */
export function readFormValues(form: unknown): FormValues {
  if (!(form instanceof FormData)) return {}
  const words = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const asked = words.filter(([name]) => !name.startsWith('$'))
  return Object.fromEntries(asked.map(([name, word]) => [name, word.replaceAll('\0', '')]))
}

/** Without JavaScript the key is derived from the content and the hour. */
export function readFormGuard(typed: FormValues, content: object, now: Date) {
  return formGuardSchema.safeParse({
    submissionKey: typed.submissionKey || derivedKey({ ...content, hour: now.toISOString().slice(0, 13) }),
    honeypot: typed[HONEYPOT] ?? '',
    filledInMs: typed.filledInMs ? Number(typed.filledInMs) : null,
    proof: typed[PROOF_FIELD],
  })
}

/** Null, without reading on, above `most` bytes. */
export async function readBodyUpTo(body: Request['body'], most: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.byteLength
    if (length > most) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
