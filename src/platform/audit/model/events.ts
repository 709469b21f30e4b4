import * as z from 'zod/mini'

export type EventDescription = { change: string; before?: string; after?: string }

export type EventDefinition<Details> = {
  details: z.ZodMiniType<Details>
  /** Removed when the person is erased. */
  personal: readonly string[]
  describe: (details: unknown) => EventDescription | null
}

type Shape = Record<string, z.ZodMiniType>
type Values<Fields extends Shape> = { [Key in keyof Fields]: z.infer<Fields[Key]> }
type Details<Kept extends Shape, Personal extends Shape> = Values<Kept> & Partial<Values<Personal>>

type Parts<Kept extends Shape, Personal extends Shape> = {
  kept?: Kept
  personal?: Personal
  describe: (details: Details<Kept, Personal>) => EventDescription
}

export function defineEvent<
  Kept extends Shape = Record<never, never>,
  Personal extends Shape = Record<never, never>,
>({ kept, personal, describe: sentence }: Parts<Kept, Personal>): EventDefinition<Details<Kept, Personal>> {
  const optional = Object.entries(personal ?? {}).map(([key, type]) => [key, z.optional(type)])
  // The compiler does not follow the fields through `Object.entries`.
  const details = z.object({ ...kept, ...Object.fromEntries(optional) }) as unknown as z.ZodMiniType<
    Details<Kept, Personal>
  >
  return {
    details,
    personal: Object.keys(personal ?? {}),
    describe: read => {
      const parsed = details.safeParse(read)
      return parsed.success ? sentence(parsed.data) : null
    },
  }
}

export type EventsOf<Definitions> = {
  [Code in keyof Definitions]: Definitions[Code] extends EventDefinition<infer Kept> ? Kept : never
}

/** Events from before there were codes. */
export const legacyEvents = {
  legacy: defineEvent({
    kept: { change: z.string() },
    personal: { before: z.string(), after: z.string() },
    describe: event => event,
  }),
}

/** A feature adds its own: `declare module '@/platform/audit/model/events' { interface AuditEvents … }`. */
export interface AuditEvents extends EventsOf<typeof legacyEvents> {}

export type AuditEvent = {
  [Code in keyof AuditEvents]: { code: Code } & AuditEvents[Code]
}[keyof AuditEvents]

export type EventDefinitions = { [Code in keyof AuditEvents]: EventDefinition<AuditEvents[Code]> }

/** An unknown or unreadable event shows its code. */
export function describeEvent(
  definitions: EventDefinitions,
  code: string,
  details: unknown,
): EventDescription {
  const known: Record<string, EventDefinition<unknown> | undefined> = definitions
  return known[code]?.describe(details) ?? { change: code }
}

/** An event as the office lists it. */
export type AuditRow = {
  id: string
  change?: string | null
  before?: string | null
  after?: string | null
  actorName?: string | null
  createdAt: string
}
