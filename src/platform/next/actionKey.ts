import { hkdfSync } from 'node:crypto'

const KEY_BYTES = 32

/** One key per secret, so that a page of one build can call the actions of the next. */
export function actionEncryptionKey(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'server actions', KEY_BYTES)).toString('base64')
}
