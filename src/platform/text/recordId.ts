import * as z from 'zod/mini'

const id = z.uuid()

/** Whether something may be the id of a record: the database takes nothing else for one. */
export const isRecordId = (said: unknown): said is string => id.safeParse(said).success
