import type { FieldHook } from 'payload'
import { isFollowedUp } from '../model/status'

/** A request that staff go on with came from a person, whatever it looked like: it stands among the others again. */
export const releaseFromQuarantine: FieldHook = ({ data, originalDoc, value }) =>
  value && !isFollowedUp(data?.status ?? originalDoc?.status)
