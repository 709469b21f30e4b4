import { REMEMBERED } from '../content/remembered'
import type { Ctx } from '../ctx'
import { forget } from '../revalidate'

/**
 * Publishes what was planned for now. Payload tells pages to forget before it commits, so a page that was made in
 * between would keep what it read: once the jobs are done every page forgets again.
 */
export async function runJobs({ payload }: Ctx): Promise<void> {
  const { jobStatus = {} } = await payload.jobs.run({ allQueues: true, limit: 20, silent: true })
  if (Object.keys(jobStatus).length > 0) await forget([...REMEMBERED])
}
