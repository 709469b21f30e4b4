import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { parseSearch, type SearchText } from '@/platform/text/search'
import { INBOX_COLLECTIONS, type InboxCollection, type InboxTab } from '../../model/inbox'
import type { InboxQuery } from '../../model/inboxQuery'
import { likePatterns } from './textPatterns'

const NO_OWNER = '00000000-0000-0000-0000-000000000000'

/** Where the leads of each tab are kept. */
export const TAB_COLLECTIONS: Record<InboxTab, readonly InboxCollection[]> = {
  all: INBOX_COLLECTIONS,
  ads: ['leads'],
  configurator: ['configurator-requests'],
}

/** The condition that a query puts on either table. */
export function inboxFilter({ tab, status, owner, search, apart }: InboxQuery): SQL {
  const conditions = [
    apart ? sql`quarantined` : NOT_QUARANTINED,
    tab === 'ads' && sql`kind = 'ads'`,
    status && sql`status = ${status}`,
    owner &&
      sql`coalesce(owner_id, ${sql.raw(`'${NO_OWNER}'`)}::uuid) = ${owner === 'none' ? NO_OWNER : owner}::uuid`,
    searchFilter(search),
  ]
  return sql.join(
    conditions.filter(each => each instanceof Object),
    sql` and `,
  )
}

/** What people sent. What a bot sent is kept apart. */
export const NOT_QUARANTINED = sql`quarantined is not true`

function searchFilter(typed: string): SQL | null {
  const search = parseSearch(typed)
  if (!search) return null
  const numbers = search.numbers.map(([from, to]) => sql`number between ${from} and ${to}`)
  return sql`(${sql.join([...search.texts.map(textFilter), ...numbers, sql`false`], sql` or `)})`
}

/**
 * The index answers the pattern. A third of its rows are thought to pass each of the other two: without them the
 * database takes a rare name for a common one, and walks through the whole list to find it.
 */
function textFilter(sought: SearchText): SQL {
  const text = sql`lower(${sought.text})`
  const patterns = likePatterns(sought).map(pattern => sql`search_text like lower(${pattern})`)
  return sql`((${sql.join(patterns, sql` or `)}) and length(search_text) >= length(${text}) and strpos(search_text, ${text}) > 0)`
}
