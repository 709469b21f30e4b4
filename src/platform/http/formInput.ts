import type * as z from 'zod/mini'
import { LEAD_FIELDS, LEAD_SCHEMAS, type LeadAnswers } from '@/features/leads/model/forms'
import { LEAD_KINDS, type LeadKind } from '@/features/leads/model/lead'
import { derivedKey } from '@/platform/auth/keys'
import { HONEYPOT } from '@/platform/forms/formFields'
import { type FormGuard, formGuardSchema } from '@/platform/forms/formGuard'
import { PROOF_FIELD } from '@/platform/forms/proofOfWork'
import { sourceSchema } from '@/platform/forms/sources'

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

export type LeadFormInput = { kind: LeadKind; source: string; answers: LeadAnswers; gate: FormGuard }

/** The parsed form, or what is wrong at which field. */
export function parseLeadForm(
  typed: FormValues,
  now: Date,
): LeadFormInput | { errors: Record<string, string> } {
  const kind = LEAD_KINDS.find(each => each.value === typed.kind)?.value
  const source = sourceSchema.safeParse(typed.source ?? '')
  if (!kind || !source.success) return { errors: {} }
  const asked = Object.fromEntries(LEAD_FIELDS[kind].map(name => [name, typed[name] ?? '']))
  const answers = LEAD_SCHEMAS[kind].safeParse(asked)
  if (!answers.success) return { errors: fieldErrors(answers.error.issues) }
  const gate = readFormGuard(typed, { kind, source: source.data, answers: answers.data }, now)
  return gate.success ? { kind, source: source.data, answers: answers.data, gate: gate.data } : { errors: {} }
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

/** The first thing that is wrong at each field. */
export function fieldErrors(issues: z.core.$ZodIssue[]): Record<string, string> {
  const all = issues.map(issue => [String(issue.path[0]), issue.message])
  return Object.fromEntries(all.reverse())
}
