import type { UseFormReturn } from 'react-hook-form'
import type { Notice } from '@/design-system/notices/toasts'
import type { Draft } from '../model/draft'
import type { ConfiguratorOptions } from '../model/options'

export type DraftForm = UseFormReturn<Draft>

export type StepProps = {
  step: number
  form: DraftForm
  draft: Draft
  options: ConfiguratorOptions
  responseTime: string
  onChange: (step: number) => void
  /** Why this slip cannot be sent any more; null while it can. */
  alreadySent: Notice | null
  startAgain: () => void
}
