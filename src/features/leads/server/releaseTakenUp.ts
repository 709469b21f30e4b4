import type { FieldHook } from 'payload'
import { isTakenUp } from '../model/status'

/** A request that staff go on with came from a person, whatever it looked like: it stands among the others again. */
export const releaseTakenUp: FieldHook = ({ data, originalDoc, value }) =>
  value && !isTakenUp(data?.status ?? originalDoc?.status)
