import type { Pool } from 'pg'

type Idle = Pick<Pool, 'idleCount'>

let shared: Idle | null = null

/** Names the connections of the Payload that all test files of this worker share. */
export function sharePool(pool: Idle): void {
  shared = pool
}

/** Resolves when no connection to a dropped database can be handed out any more. */
export async function connectionsEnded(): Promise<void> {
  while (shared && shared.idleCount > 0) await new Promise(resolve => setImmediate(resolve))
}
