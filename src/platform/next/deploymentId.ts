import { hkdfSync } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const fileIn = (distDir: string) => path.join(distDir, 'deployment-id')

export function writeDeploymentId(distDir: string, id: string): void {
  writeFileSync(fileIn(distDir), id)
}

export function readDeploymentId(distDir: string): string | undefined {
  return existsSync(fileIn(distDir)) ? readFileSync(fileIn(distDir), 'utf8') : undefined
}

const KEY_BYTES = 32

/** One key per secret, so that a page of one build can call the actions of the next. */
export function actionEncryptionKey(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'server actions', KEY_BYTES)).toString('base64')
}
