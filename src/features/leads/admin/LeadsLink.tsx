import type { ServerProps } from 'payload'
import { type Actor, hasRole } from '@/platform/access/actors'
import { CurrentLink } from '@/platform/console/CurrentLink'

/** The way to the console in the office's menu, for who sells. */
export default function LeadsLink({ user }: ServerProps) {
  return hasRole(user as Actor, 'operator') ? <CurrentLink href="/admin/leads">Leads</CurrentLink> : null
}
