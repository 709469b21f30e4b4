import type { ChecklistItem } from '@/features/orders/model/checklist'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { type ChecklistTemplate, checklistOf, tasksIn, templateFor } from '../model/assignment'
import type { Quote } from './quoteRepository'

/** As staff wrote the lists, also where a customer accepts. */
export async function listTemplates({ payload }: Pick<Ctx, 'payload'>): Promise<ChecklistTemplate[]> {
  const { templates } = await payload.findGlobal({ slug: 'assignment-checklists', depth: 0, ...asSystem })
  return (templates ?? []).map(({ name, websiteType, tasks }) => ({
    ...{ name, websiteType: websiteType?.trim() ?? '', tasks },
  }))
}

/** What an assignment from this quote begins with. */
export async function checklistFor(ctx: Ctx, { request }: Pick<Quote, 'request'>): Promise<ChecklistItem[]> {
  const template = templateFor(await listTemplates(ctx), request && (await websiteTypeOf(ctx, request)))
  return template ? checklistOf(tasksIn(template.tasks)) : []
}

async function websiteTypeOf({ payload }: Ctx, id: string): Promise<string | null> {
  const request = await payload.findByID({
    collection: 'configurator-requests',
    id,
    select: { websiteType: true },
    disableErrors: true,
    depth: 0,
    ...asSystem,
  })
  return request?.websiteType ?? null
}
