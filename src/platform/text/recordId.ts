import * as z from 'zod/mini'

const id = z.uuid()

export const isRecordId = (said: unknown): said is string => id.safeParse(said).success
