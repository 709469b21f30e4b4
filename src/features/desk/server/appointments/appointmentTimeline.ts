import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { APPOINTMENT_STATES, appointmentState } from '@/features/leads/model/appointmentState'
import { eventSource } from '@/platform/audit/eventTimeline'
import { labelIn } from '@/platform/text/format'
import { recordInOffice } from '@/platform/timeline/model/timeline'
import {
  hasAddress,
  isAmong,
  type TimelinePerson,
  type TimelineSource,
  timelineSource,
} from '@/platform/timeline/timeline'
import { APPOINTMENT_KINDS } from '../../model/booking'

const COLLECTION = 'appointments'

const isOf = (person: TimelinePerson) =>
  sql`(${isAmong('a.lead_id', person.records)} or ${hasAddress('a.email', person)})`

const appointmentRow = z.object({
  ...{ id: z.string(), subject: z.nullable(z.string()) },
  kind: z.enum(APPOINTMENT_KINDS.map(each => each.value)),
  state: z.enum(APPOINTMENT_STATES.map(each => each.value)),
})

/** At the moment of the appointment itself: what is to come stands on top. */
const appointments = timelineSource({
  ...{ kind: 'appointment', name: 'appointment' },
  select: person => sql`
    select a.id::text, a.start_at as at, a.kind::text, a.state::text, a.subject from appointments a where ${isOf(person)}`,
  row: appointmentRow,
  content: ({ id, kind, state, subject }) => ({
    title: `Afspraak: ${labelIn(APPOINTMENT_KINDS, kind)}`,
    detail: subject,
    author: null,
    link: recordInOffice(COLLECTION, id),
    badge: appointmentState(state),
  }),
})

const changes = eventSource({
  ...{ kind: 'appointment', name: 'appointmentChange', collections: [COLLECTION] },
  subjects: person => sql`select a.id::text as id, null as label from appointments a where ${isOf(person)}`,
})

export const appointmentTimelines: TimelineSource[] = [appointments, changes]
