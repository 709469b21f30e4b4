import * as z from 'zod/mini'

/** How staff read an event: what changed, from what to what. */
export type EventDescription = { change: string; before?: string; after?: string }

/** One kind of event of the audit trail: what it keeps, and the sentence that is made of it when it is shown. */
export type EventDefinition<Details> = {
  details: z.ZodMiniType<Details>
  /** Taken out when the person is forgotten whom the record is about. That it happened stays. */
  personal: readonly string[]
  /** Null for details that it cannot read. */
  describe: (details: unknown) => EventDescription | null
}

type Shape = Record<string, z.ZodMiniType>
type Values<Fields extends Shape> = { [Key in keyof Fields]: z.infer<Fields[Key]> }
type Details<Kept extends Shape, Personal extends Shape> = Values<Kept> & Partial<Values<Personal>>

type Parts<Kept extends Shape, Personal extends Shape> = {
  /** What no erasure touches. */
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

/** What the definitions of a feature keep, by code. */
export type EventsOf<Definitions> = {
  [Code in keyof Definitions]: Definitions[Code] extends EventDefinition<infer Kept> ? Kept : never
}

/** From before events had codes: a word of the log that no code stands for, shown as it was written. */
export const legacyEvents = {
  legacy: defineEvent({
    kept: { change: z.string() },
    personal: { before: z.string(), after: z.string() },
    describe: event => event,
  }),
}

/**
 * Everything that the audit trail can hold, by code. A feature adds its own beside its definitions:
 * `declare module '@/platform/audit/model/events' { interface AuditEvents extends EventsOf<…> {} }`.
 */
export interface AuditEvents extends EventsOf<typeof legacyEvents> {}

export type AuditEvent = {
  [Code in keyof AuditEvents]: { code: Code } & AuditEvents[Code]
}[keyof AuditEvents]

export type EventDefinitions = { [Code in keyof AuditEvents]: EventDefinition<AuditEvents[Code]> }

/** An event that no definition knows, or whose details it cannot read, shows its code. */
export function describeEvent(
  definitions: EventDefinitions,
  code: string,
  details: unknown,
): EventDescription {
  const known: Record<string, EventDefinition<unknown> | undefined> = definitions
  return known[code]?.describe(details) ?? { change: code }
}
