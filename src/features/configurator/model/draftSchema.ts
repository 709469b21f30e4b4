import * as z from 'zod/mini'
import { PREFERRED_CONTACTS } from '@/features/leads/model/lead'
import { email, formGuardSchema, optionalLine, optionalText, requiredLine } from '@/platform/forms/fields'
import { EMPTY_FIELD } from '@/platform/forms/formFields'
import type { ProofRequired } from '@/platform/forms/proofOfWork'
import { type Draft, EMPTY_DRAFT, FIRST_STEP, LAST_STEP, MAX_QUANTITY, STEPS } from './draft'

const optionId = z.string().check(z.minLength(1), z.maxLength(80))
const preferredContact = z.enum(PREFERRED_CONTACTS.map(each => each.value))

const businessInfoSchema = z.object({
  companyName: requiredLine(EMPTY_FIELD.company),
  industry: requiredLine('Vul je branche in.'),
  description: optionalText(),
})

const contactInfoSchema = z
  .object({
    name: requiredLine(EMPTY_FIELD.name),
    email,
    phone: optionalLine(40),
    preferredContact,
  })
  .check(
    z.refine(({ preferredContact: way, phone }) => way !== 'phone' || phone !== '', {
      path: ['phone'],
      error: EMPTY_FIELD.phone,
    }),
  )

const feature = z.object({ id: optionId, quantity: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)) })
const choices = {
  websiteType: z.nullable(optionId),
  services: z.array(optionId).check(z.maxLength(50)),
  timeline: z.nullable(optionId),
  features: z.array(feature).check(z.maxLength(50)),
}

export const draftSchema = z.object({
  ...choices,
  businessInfo: businessInfoSchema,
  contactInfo: contactInfoSchema,
}) satisfies z.ZodMiniType<Draft>

/** Words that are too long to send stay while one shortens them. */
const storedText = z.catch(z.string().check(z.maxLength(20_000)), '')

const storedDraftSchema = z.object({
  websiteType: z.catch(choices.websiteType, null),
  services: z.catch(choices.services, []),
  timeline: z.catch(choices.timeline, null),
  features: z.catch(choices.features, []),
  businessInfo: z.catch(
    z.object({ companyName: storedText, industry: storedText, description: storedText }),
    EMPTY_DRAFT.businessInfo,
  ),
  contactInfo: z.catch(
    z.object({
      name: storedText,
      email: storedText,
      phone: storedText,
      preferredContact: z.catch(preferredContact, 'email'),
    }),
    EMPTY_DRAFT.contactInfo,
  ),
})

/** A draft from the browser's storage: what is readable of it, half filled in as it may be. */
export function restoreDraft(kept: unknown): Draft {
  const parsed = storedDraftSchema.safeParse(kept)
  return parsed.success ? parsed.data : EMPTY_DRAFT
}

export function canLeave(step: number, draft: Draft): boolean {
  const slug = STEPS[step]?.slug
  if (slug === 'bedrijf') return businessInfoSchema.safeParse(draft.businessInfo).success
  if (slug === 'contact') return contactInfoSchema.safeParse(draft.contactInfo).success
  return true
}

export function isIncomplete(step: number, { businessInfo, contactInfo }: Draft): boolean {
  const slug = STEPS[step]?.slug
  const needed =
    slug === 'bedrijf'
      ? [businessInfo.companyName, businessInfo.industry]
      : slug === 'contact'
        ? [
            contactInfo.name,
            contactInfo.email,
            ...(contactInfo.preferredContact === 'phone' ? [contactInfo.phone] : []),
          ]
        : []
  return needed.some(words => words.trim() === '')
}

export function nextStep(step: number, draft: Draft): number {
  return canLeave(step, draft) ? Math.min(step + 1, LAST_STEP) : step
}

/** The step that a deep link may open: `wanted`, or the first before it that is not filled in yet. */
export function reachableStep(wanted: number, draft: Draft): number {
  for (let step = FIRST_STEP; step < wanted; step++) if (!canLeave(step, draft)) return step
  return Math.min(Math.max(wanted, FIRST_STEP), LAST_STEP)
}

/** `addsTo` is the idempotency key of the request that this one adds to. */
export const submissionSchema = z.object({
  draft: draftSchema,
  gate: formGuardSchema,
  addsTo: z.optional(z.uuid()),
})
export type ConfiguratorSubmission = z.infer<typeof submissionSchema>

export type SubmitResult =
  /** `answerBy`: the moment of the promised answer, `vrijdag 27 november om 10:30 uur`. */
  | { kind: 'sent' | 'savedWithoutMail'; reference: string; answerBy: string }
  | { kind: 'received'; reference: string }
  | { kind: 'invalid' | 'notSaved' | 'outdated' | 'tooMany' }
  /** `first` is the reference of what came with this key before. */
  | { kind: 'keyReused'; first: string | null }
  | ProofRequired

export type SubmitKind = SubmitResult['kind']
