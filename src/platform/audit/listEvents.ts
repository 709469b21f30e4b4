import { asUser } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'

/** The latest changes of one record, as far as whoever asks may see them. */
export async function listEvents(ctx: Ctx, subjectId: string) {
  const { docs } = await ctx.payload.find({
    collection: 'events',
    where: { subjectId: { equals: subjectId } },
    sort: '-createdAt',
    limit: 50,
    depth: 0,
    pagination: false,
    ...asUser(ctx),
  })
  return docs
}
