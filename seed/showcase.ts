import type { Ctx } from '@/platform/ctx'
import { partners } from './data/partners'
import { projects } from './data/projects'
import { seedPicture } from './picture'
import { inOrder, seedRecords } from './records'

/** Partners and portfolio. They are invented, so a real agency begins without them and shows its own. */
export async function seedShowcase(ctx: Ctx): Promise<string[]> {
  const logos = partners.map(({ picture, ...partner }) => ({
    ...partner,
    complete: async () => ({ logo: await seedPicture(ctx, picture, `Beeldmerk van ${partner.name}`) }),
  }))
  const work = projects.map(({ picture, pictureAlt, ...project }) => ({
    ...project,
    complete: async () => ({ image: await seedPicture(ctx, picture, pictureAlt) }),
  }))
  return [
    ...(await seedRecords(ctx, 'partners', 'name', inOrder(logos))),
    ...(await seedRecords(ctx, 'projects', 'title', inOrder(work))),
  ]
}
