import type { ServerProps } from 'payload'
import { type Actor, hasRole } from '@/platform/access/actors'
import { CurrentLink } from '@/platform/console/CurrentLink'
import { HEALTH_PATH } from '../model/health'

export default function HealthLink({ user }: ServerProps) {
  return hasRole(user as Actor, 'admin') ? <CurrentLink href={HEALTH_PATH}>Toestand</CurrentLink> : null
}
