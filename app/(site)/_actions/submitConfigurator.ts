'use server'

import type { SubmitResult } from '@/domain/configurator/submit'
import { submitConfigurator as submit } from '@/server/configurator/submitConfigurator'
import { visitorCtx } from '@/server/session'

export async function submitConfigurator(input: unknown): Promise<SubmitResult> {
  return submit(await visitorCtx(), input)
}
