import type { UIFieldServerProps } from 'payload'
import type { Actor } from '@/access/actors'
import { ctxWith } from '@/server/ctx'
import { listEvents } from '@/server/leads/listEvents'
import { EventList } from './EventList'

export default async function HistoryField({ id, collectionSlug, payload, user }: UIFieldServerProps) {
  if (!id) return null
  const events = await listEvents(ctxWith(payload, { user: user as Actor }), String(id))
  return <EventList events={events} collection={collectionSlug} />
}
