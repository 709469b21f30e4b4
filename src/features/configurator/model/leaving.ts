import type { Draft } from './draft'
import { businessInfoSchema, contactInfoSchema } from './draftSchema'
import { FIRST_STEP, LAST_STEP, STEPS } from './steps'

/** Steps 0 to 3 ask for nothing; business and contact details have required fields. */
export function canLeave(step: number, draft: Draft): boolean {
  const slug = STEPS[step]?.slug
  if (slug === 'bedrijf') return businessInfoSchema.safeParse(draft.businessInfo).success
  if (slug === 'contact') return contactInfoSchema.safeParse(draft.contactInfo).success
  return true
}

/** Whether something that has to be there is empty, and not only wrong. */
export function isIncomplete(step: number, { businessInfo, contactInfo }: Draft): boolean {
  const slug = STEPS[step]?.slug
  const needed =
    slug === 'bedrijf'
      ? [businessInfo.companyName, businessInfo.industry]
      : slug === 'contact'
        ? [contactInfo.name, contactInfo.email]
        : []
  return needed.some(words => words.trim() === '')
}

export function next(step: number, draft: Draft): number {
  return canLeave(step, draft) ? Math.min(step + 1, LAST_STEP) : step
}

/** The step that a deep link may open: `wanted`, or the first before it that is not filled in yet. */
export function reachable(wanted: number, draft: Draft): number {
  for (let step = FIRST_STEP; step < wanted; step++) if (!canLeave(step, draft)) return step
  return Math.min(Math.max(wanted, FIRST_STEP), LAST_STEP)
}
