import * as z from 'zod/mini'
import { formGuardSchema } from '@/platform/forms/fields'
import type { ProofRequired } from '@/platform/forms/proofOfWork'
import { draftSchema } from './draftSchema'

export const submissionSchema = z.object({ draft: draftSchema, gate: formGuardSchema })
export type ConfiguratorSubmission = z.infer<typeof submissionSchema>

export type SubmitResult =
  | { kind: 'sent' | 'savedWithoutMail'; reference: string }
  | { kind: 'invalid' | 'notSaved' | 'outdated' | 'keyReused' | 'tooMany' }
  | ProofRequired

export type SubmitKind = SubmitResult['kind']
