/**
 * How a form of the customer area stands: never sent, or sent with this answer. `loggedOut` is for every form that
 * finds nobody logged in any more. `values` is what was typed, for a
 * page without scripts, and never a password. `brings` is what an answer carries: a name to greet, an address to go to.
 */
export type ActionState<Kind extends string> =
  | { kind: 'idle' }
  | { kind: 'invalid'; errors: Record<string, string>; values?: Record<string, string> }
  | { kind: 'loggedOut'; values?: Record<string, string> }
  | { kind: Kind; values?: Record<string, string>; brings?: string; challenge?: string }

export type FormAction<Kind extends string> = (
  before: ActionState<Kind>,
  form: FormData,
) => Promise<ActionState<Kind>>

export const IDLE = { kind: 'idle' } as const
