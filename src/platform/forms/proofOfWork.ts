/** Rounds of PBKDF2 per try; hardware gains little on a phone. */
export const PROOF_ROUNDS = 2048
/** Several small answers vary less in time than one large one. */
export const PROOF_ANSWERS = 8
/** 2^7 tries on average for each answer. */
const PROOF_BITS = 7
/** The owner of an attacked account never works longer than this adds: seconds on a slow phone. */
const MAX_EXTRA_BITS = 1
export const PROOF_MINUTES = 10
export const MAX_PROOF_LENGTH = 300
export const PROOF_FIELD = 'proof'

export type ProofRequired = { kind: 'prove'; challenge: string }

export type LimitExceeded = ProofRequired | { kind: 'tooMany' }

type Challenge = { bits: number; expires: number; nonce: string; seal: string }

export function difficultyFor(counted: number, limit: number): number {
  const doubled = Math.floor(Math.log2(Math.max(1, counted / limit)))
  return PROOF_BITS + Math.min(MAX_EXTRA_BITS, doubled)
}

export function challengeText({ bits, expires, nonce, seal }: Challenge): string {
  return [bits, expires, nonce, seal].join('.')
}

export function tryText(place: number, answer: number): string {
  return `${place}.${answer}`
}

export function proofText(challenge: string, answers: number[]): string {
  return `${challenge}.${answers.join('-')}`
}

const WRITTEN = /^(\d{1,2})\.(\d{1,16})\.([\w-]{1,64})\.([\w-]{1,64})\.(\d{1,7}(?:-\d{1,7})*)$/

export function readProof(text: string): (Challenge & { challenge: string; answers: number[] }) | null {
  const [whole, bits, expires, nonce = '', seal = '', found = ''] = WRITTEN.exec(text) ?? []
  const answers = found.split('-').map(Number)
  if (!whole || answers.length !== PROOF_ANSWERS) return null
  const challenge = whole.slice(0, whole.lastIndexOf('.'))
  return { bits: Number(bits), expires: Number(expires), nonce, seal, challenge, answers }
}

/** Whether a hash begins with this many zero bits. */
export function isSolution(made: ArrayBuffer | Uint8Array<ArrayBuffer>, bits: number): boolean {
  const view = made instanceof Uint8Array ? new DataView(made.buffer, made.byteOffset) : new DataView(made)
  return view.getUint32(0) >>> (32 - bits) === 0
}
