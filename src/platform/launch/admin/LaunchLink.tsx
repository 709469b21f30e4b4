import type { ServerProps } from 'payload'
import { type Actor, hasRole } from '@/platform/access/actors'
import { CurrentLink } from '@/platform/console/CurrentLink'
import { LAUNCH_PATH } from '../model/launch'

export default function LaunchLink({ user }: ServerProps) {
  return hasRole(user as Actor, 'admin') ? <CurrentLink href={LAUNCH_PATH}>Livegang</CurrentLink> : null
}
