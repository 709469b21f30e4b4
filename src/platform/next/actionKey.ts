import { hkdfSync } from 'node:crypto'

const KEY_BYTES = 32

/**
 * The key with which Next names server actions and encrypts what they carry. Every build and every instance with the
 * same secret has the same one, so that a page of one build calls the actions of the next.
 */
export function actionEncryptionKey(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'server actions', KEY_BYTES)).toString('base64')
}
