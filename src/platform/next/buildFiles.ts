// Works around: Next gives no hints, compresses for each visitor, and makes a key of actions for each build.
// Upstream: vercel/next.js#1446, closed (decisions 016, 017, 031).
// Removal test: `buildFiles` in tests/unit/platform/workarounds.test.ts.
import { hkdfSync } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { NextConfig } from 'next'

/** V8 compiles every function of such a file while it streams in. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** Marks the framework's files (decision 016). */
export async function addPrecompileHints({ distDir }: { distDir: string }): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(distDir, 'build-manifest.json'), 'utf8'))
  const { rootMainFiles } = manifest as { rootMainFiles: string[] }
  await Promise.all(rootMainFiles.map(file => mark(path.join(distDir, file))))
}

/** A build leaves unchanged files as they are, so they may be marked already. */
async function mark(file: string): Promise<void> {
  const code = await readFile(file, 'utf8')
  if (!code.startsWith(HINT)) await writeFile(file, HINT + code)
}

type Rules<Kind extends 'headers' | 'rewrites'> = Awaited<ReturnType<NonNullable<NextConfig[Kind]>>>

const FILES = '/_next/static/chunks'
const TYPES = { js: 'application/javascript', css: 'text/css' }
/** A browser that sends `br;q=0` gets gzip. */
const TAKES_BROTLI = [{ type: 'header' as const, key: 'accept-encoding', value: '(?:.*[ ,])?br(?:,.*)?' }]

export async function precompressFiles({ distDir }: { distDir: string }): Promise<void> {
  const folder = path.join(distDir, 'static', 'chunks')
  const files = (await readdir(folder)).filter(file => Object.hasOwn(TYPES, path.extname(file).slice(1)))
  await Promise.all(files.map(file => compress(path.join(folder, file))))
}

export const compressedFiles = {
  rewrites: Object.keys(TYPES).map(ending => ({
    source: named(ending),
    has: TAKES_BROTLI,
    destination: `${FILES}/:file.br`,
  })),
  headers: Object.entries(TYPES).map(([ending, type]) => ({
    source: named(ending),
    has: TAKES_BROTLI,
    headers: [
      { key: 'Content-Encoding', value: 'br' },
      { key: 'Content-Type', value: `${type}; charset=UTF-8` },
    ],
  })),
} satisfies { rewrites: Rules<'rewrites'>; headers: Rules<'headers'> }

function named(ending: string): string {
  return `${FILES}/:file([^/]+\\.${ending})`
}

async function compress(file: string): Promise<void> {
  await writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)))
}

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
