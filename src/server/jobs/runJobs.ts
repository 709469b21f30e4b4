import { REMEMBERED } from '../content/remembered'
import type { Ctx } from '../ctx'
import { forget } from '../revalidate'
import { tellNotPublished } from './tellNotPublished'

/**
 * Publishes what was planned for now. Payload tells pages to forget before it commits, so a page that was made in
 * between would keep what it read: once the jobs are done every page forgets again. Staff hear of what failed.
 */
export async function runJobs(ctx: Ctx): Promise<void> {
  const silent = { info: true, error: false }
  const { jobStatus = {} } = await ctx.payload.jobs.run({ allQueues: true, limit: 20, silent })
  if (Object.keys(jobStatus).length > 0) await forget([...REMEMBERED])
  const failed = Object.keys(jobStatus).filter(id => jobStatus[id]?.status === 'error-reached-max-retries')
  if (failed.length > 0) await tellNotPublished(ctx, failed)
}
