'use server'

import type { SubmitResult } from '@/features/configurator/model/submission'
import { submitConfigurator as submit } from '@/features/configurator/server/submitConfigurator'
import { visitorCtx } from '@/platform/requestCtx'

export async function submitConfigurator(input: unknown): Promise<SubmitResult> {
  return submit(await visitorCtx(), input)
}
