import type { Ctx } from '@/platform/ctx'
import { partners } from './data/partners'
import { projects } from './data/projects'
import { team } from './data/team'
import { seedPicture } from './picture'
import { inOrder, seedList, seedRecords } from './records'

/** Partners, portfolio and people. They are invented, so a real agency begins without them and shows its own. */
export async function seedShowcase(ctx: Ctx): Promise<string[]> {
  const logos = partners.map(({ picture, ...partner }) => ({
    ...partner,
    complete: async () => ({ logo: await seedPicture(ctx, picture, `Beeldmerk van ${partner.name}`) }),
  }))
  const work = projects.map(({ pictureAlt, phoneAlt, ...project }) => ({
    ...project,
    isExample: true,
    complete: async () => ({
      image: await seedPicture(ctx, `projects/${project.slug}.webp`, pictureAlt),
      phoneImage: await seedPicture(ctx, `projects/${project.slug}-phone.webp`, phoneAlt),
    }),
  }))
  const people = async () =>
    Promise.all(
      team.map(async ({ picture, pictureAlt, ...person }) => ({
        ...person,
        portrait: await seedPicture(ctx, picture, pictureAlt),
      })),
    )
  return [
    ...(await seedRecords(ctx, 'partners', 'name', inOrder(logos))),
    ...(await seedRecords(ctx, 'projects', 'title', inOrder(work))),
    ...(await seedList(ctx, 'about', 'team', people)),
  ]
}
