import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'

const FOLDER = path.join(import.meta.dirname, 'media')

/** The id of a picture that came with the site, uploaded when it is not there yet. */
export async function seedPicture(ctx: Ctx, file: string, alt: string): Promise<string> {
  const name = file.replaceAll('/', '-')
  const where = { filename: { equals: name } }
  const query = { collection: 'media', where, depth: 0, pagination: false } as const
  const { docs } = await ctx.payload.find({ ...query, ...asSystem })
  const kept = docs[0]
  if (kept) return kept.id
  const content = await readFile(path.join(FOLDER, file))
  const upload = {
    name,
    data: content,
    size: content.length,
    mimetype: `image/${path.extname(file).slice(1)}`,
  }
  const { id } = await ctx.payload.create({
    ...{ collection: 'media', data: { alt }, file: upload, depth: 0 },
    ...asSystem,
  })
  return id
}
