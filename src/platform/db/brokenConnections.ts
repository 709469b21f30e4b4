import type { Payload } from 'payload'
import { database } from './transaction'

/**
 * Has a connection to the database break without taking the process along: an error that nobody listens to would end
 * it. Whoever was asking something over that connection hears of it as the failure of the question.
 */
export function handleConnectionErrors(payload: Payload): void {
  const { pool } = database({ payload })
  pool.on('connect', client =>
    client.on('error', err => payload.logger.warn({ err, msg: 'a connection to the database broke' })),
  )
  // The pool repeats what its idle connections say.
  pool.on('error', () => {})
}
