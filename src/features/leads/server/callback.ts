import { afterOpeningTime } from '@/features/company/model/openingTime'
import { getOpeningDays } from '@/features/company/server/public'
import type { Ctx } from '@/platform/ctx'
import { zonedTime } from '@/platform/time/zonedTime'
import { AS_SOON_AS_POSSIBLE, findWindow, windowText } from '../model/callback'

/** As soon as possible is within one hour that the agency is open. */
const SOON_MINUTES = 60

export type AgreedCallback = { when: string; respondBy: Date }

/** Null when the agency is not open at that moment, or when it has passed. */
export async function agreeCallback(ctx: Ctx, chosen: string): Promise<AgreedCallback | null> {
  const hours = await getOpeningDays(ctx)
  const now = ctx.now()
  const window = findWindow(chosen, now, hours)
  if (window === AS_SOON_AS_POSSIBLE)
    return {
      when: 'Zo snel mogelijk',
      respondBy: afterOpeningTime(now, SOON_MINUTES, hours.times, hours.closed),
    }
  const respondBy = window && zonedTime(window.day, window.closes)
  return respondBy ? { when: windowText(window), respondBy } : null
}
