import type { ServerProps } from 'payload'
import { type Actor, hasRole } from '@/platform/access/actors'
import { CurrentLink } from '@/platform/console/CurrentLink'
import { ASSIGNMENTS_PATH } from '../model/assignment'

export default function AssignmentsLink({ user }: ServerProps) {
  return hasRole(user as Actor, 'operator') ? (
    <CurrentLink href={ASSIGNMENTS_PATH}>Opdrachten</CurrentLink>
  ) : null
}
