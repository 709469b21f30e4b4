import type { Accepted } from '../mailJournal'
import type { World } from '../world'
import { listed } from './listed'

/** What went twice and may: its server dropped it unanswered, or its sender was killed before it could record it. */
export type Twice = { messageId: string; template: string; why: 'unanswered' | 'killed' | 'avoidable' }

/** An acceptance is recorded at once: a kill that comes later than this did not keep it from being recorded. */
const RECORDED_WITHIN_MS = 3000

export async function judgeMails(world: World, since: string, violations: string[]) {
  const from = new Date(since).getTime()
  const taken = new Map<string, Accepted[]>()
  for (const each of world.mail.accepted.filter(({ at }) => at >= from))
    taken.set(each.messageId, [...(taken.get(each.messageId) ?? []), each])
  const known = await world.rows<{ id: string; template: string }>(
    `select message_id as id, template from mail_messages where message_id in (${listed([...taken.keys()])})`,
  )
  const templates = new Map(known.map(({ id, template }) => [id, template]))
  for (const [messageId, copies] of taken) {
    const addresses = new Set(copies.map(each => each.to))
    if (!templates.has(messageId) || addresses.size > 1)
      violations.push(`a mail went out that no outbox holds so: ${messageId} to ${[...addresses]}`)
  }
  const twice = [...taken.values()].flatMap(copies =>
    copies.slice(0, -1).map(copy => ({
      messageId: copy.messageId,
      template: templates.get(copy.messageId) ?? '',
      why: whyTwice(world, copy),
    })),
  )
  for (const { messageId } of twice.filter(each => each.why === 'avoidable')) {
    const copies = taken.get(messageId) ?? []
    violations.push(`a mail went twice: ${messageId}, ${copies.map(each => `${each.process} at ${each.at}`)}`)
  }
  const sent = await world.rows<{ id: string; template: string }>(
    `select message_id as id, template from mail_messages where created_at >= '${since}' and state = 'sent'`,
  )
  // Of a mail that an earlier run made with its clock ahead, the journal is older than this run.
  const ever = new Set(world.mail.accepted.map(each => each.messageId))
  for (const { id, template } of sent.filter(each => !ever.has(each.id)))
    violations.push(`a mail counts as sent and no server has it: ${template} ${id}`)
  return { twice, mails: taken.size }
}

function whyTwice({ sites, workers }: World, { process, at, answered }: Accepted): Twice['why'] {
  if (!answered) return 'unanswered'
  const deaths = [...sites, ...workers].find(each => each.name === process)?.deaths ?? []
  const killed = deaths.some(
    death => death.signal === 'SIGKILL' && death.at >= at && death.at - at < RECORDED_WITHIN_MS,
  )
  return killed ? 'killed' : 'avoidable'
}
