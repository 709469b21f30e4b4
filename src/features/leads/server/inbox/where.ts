import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { parseSearch, type SearchText } from '@/platform/text/search'
import { INBOX_COLLECTIONS, type InboxCollection, type InboxTab } from '../../model/inbox'
import type { InboxQuery } from '../../model/inboxQuery'
import { textPatterns } from './textPatterns'

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Where the leads of each tab are kept. */
export const COLLECTIONS: Record<InboxTab, readonly InboxCollection[]> = {
  all: INBOX_COLLECTIONS,
  ads: ['leads'],
  configurator: ['configurator-requests'],
}

/** The condition that a query puts on either table. */
export function where({ tab, status, owner, search, apart }: InboxQuery): SQL {
  const conditions = [
    apart ? sql`quarantined` : SEEN,
    tab === 'ads' && sql`kind = 'ads'`,
    status && sql`status = ${status}`,
    owner &&
      sql`coalesce(owner_id, ${sql.raw(`'${NOBODY}'`)}::uuid) = ${owner === 'none' ? NOBODY : owner}::uuid`,
    matches(search),
  ]
  return sql.join(
    conditions.filter(each => each instanceof Object),
    sql` and `,
  )
}

/** What people sent. What a bot sent is kept apart. */
export const SEEN = sql`quarantined is not true`

function matches(typed: string): SQL | null {
  const search = parseSearch(typed)
  if (!search) return null
  const numbers = search.numbers.map(([from, to]) => sql`number between ${from} and ${to}`)
  return sql`(${sql.join([...search.texts.map(holds), ...numbers, sql`false`], sql` or `)})`
}

/**
 * The index answers the pattern. A third of its rows are thought to pass each of the other two: without them the
 * database takes a rare name for a common one, and walks through the whole list to find it.
 */
function holds(sought: SearchText): SQL {
  const text = sql`lower(${sought.text})`
  const patterns = textPatterns(sought).map(pattern => sql`search_text like lower(${pattern})`)
  return sql`((${sql.join(patterns, sql` or `)}) and length(search_text) >= length(${text}) and strpos(search_text, ${text}) > 0)`
}
