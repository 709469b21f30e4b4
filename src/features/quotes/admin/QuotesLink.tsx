import type { ServerProps } from 'payload'
import { type Actor, hasRole } from '@/platform/access/actors'
import { CurrentLink } from '@/platform/console/CurrentLink'

export default function QuotesLink({ user }: ServerProps) {
  return hasRole(user as Actor, 'operator') ? <CurrentLink href="/admin/quotes">Offertes</CurrentLink> : null
}
