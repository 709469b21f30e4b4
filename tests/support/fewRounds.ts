import crypto from 'node:crypto'

type Hash = typeof crypto.pbkdf2

const { pbkdf2 } = crypto
const FEW_ROUNDS = 1000

/**
 * Hashing a password costs a quarter of a second of CPU time on purpose, and these tests do it hundreds of times. Here
 * every hash takes few rounds, whether Payload or the site asks for it. The site itself has no setting that lowers it.
 */
const cheapHash: Hash = (password, salt, _rounds, bytes, digest, done) =>
  pbkdf2(password, salt, FEW_ROUNDS, bytes, digest, done)

Object.assign(crypto, { pbkdf2: cheapHash })
