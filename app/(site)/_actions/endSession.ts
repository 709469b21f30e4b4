'use server'

import { customerCtx } from '@/server/customerSession'
import { typedValues } from '@/server/leads/readForm'
import { endSessions } from '@/server/security/sessions'
import type { AreaState } from '@/ui/hosting/area/areaState'
import type { SessionKind } from '@/ui/hosting/area/SessionList'
import { ALL_OTHERS } from '@/ui/hosting/area/sessionKeys'

export async function endSession(
  _before: AreaState<SessionKind>,
  form: FormData,
): Promise<AreaState<SessionKind>> {
  const { key = '' } = typedValues(form)
  const ended = await endSessions(await customerCtx(), key === ALL_OTHERS ? 'others' : { key })
  return { kind: ended === null ? 'loggedOut' : 'ended' }
}
