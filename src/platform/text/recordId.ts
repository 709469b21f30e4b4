import * as z from 'zod/mini'

const id = z.uuid()

export const isRecordId = (value: unknown): value is string => id.safeParse(value).success
