import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { registryOf } from '@/platform/registry'
import { changeText, recordInOffice, type TimelineKind } from '@/platform/timeline/model/timeline'
import { type TimelinePerson, type TimelineSource, timelineSource } from '@/platform/timeline/timeline'
import { describeEvent } from './model/events'

const eventRow = z.object({
  ...{ code: z.string(), details: z.unknown(), actorName: z.nullable(z.string()) },
  ...{ collection: z.string(), subject: z.string(), label: z.nullable(z.string()) },
})

type Parts = {
  kind: TimelineKind
  name: string
  collections: readonly string[]
  /** Selects `id`, as text, and `label`, what staff call the record; null when this person has none. */
  subjects: (person: TimelinePerson) => SQL | null
  link?: (collection: string, id: string) => string
}

/** What the audit log holds of records of a person. */
export function eventSource({
  kind,
  name,
  collections,
  subjects,
  link = recordInOffice,
}: Parts): TimelineSource {
  const listed = sql.raw(collections.map(each => `'${each}'`).join(', '))
  return timelineSource({
    ...{ kind, name },
    select: person => {
      const theirs = subjects(person)
      return (
        theirs &&
        sql`select e.id::text, e.created_at as at, e.code, e.details, e.actor_name as "actorName",
          e.subject_collection as collection, e.subject_id as subject, s.label
        from events e join (${theirs}) s on s.id = e.subject_id where e.subject_collection in (${listed})`
      )
    },
    row: eventRow,
    content: ({ code, details, actorName, collection, subject, label }, ctx) => {
      const { change, ...values } = describeEvent(registryOf(ctx).auditEvents, code, details)
      return {
        title: label ? `${label}: ${change}` : change,
        detail: changeText(values),
        author: actorName,
        link: link(collection, subject),
        badge: null,
      }
    },
  })
}
