import type { ServerProps } from 'payload'
import { type Actor, hasRole } from '@/platform/access/actors'
import { CurrentLink } from '@/platform/console/CurrentLink'

export default function HostingLink({ user }: ServerProps) {
  return hasRole(user as Actor, 'operator') ? <CurrentLink href="/admin/hosting">Hosting</CurrentLink> : null
}
