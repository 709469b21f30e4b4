import type { Ctx } from '@/platform/ctx'
import { mailFailedPublications } from '@/platform/editing/server/tellNotPublished'

/** Publishes what was planned for now: every instance hears of it once it is committed. Staff hear of what failed. */
export async function runPayloadJobs(ctx: Ctx): Promise<void> {
  const silent = { info: true, error: false }
  const { jobStatus = {} } = await ctx.payload.jobs.run({ allQueues: true, limit: 20, silent })
  const failed = Object.keys(jobStatus).filter(id => jobStatus[id]?.status === 'error-reached-max-retries')
  if (failed.length > 0) await mailFailedPublications(ctx, failed)
}
