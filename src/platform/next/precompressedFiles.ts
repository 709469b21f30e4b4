import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { NextConfig } from 'next'

type Rules<Kind extends 'headers' | 'rewrites'> = Awaited<ReturnType<NonNullable<NextConfig[Kind]>>>

const FILES = '/_next/static/chunks'
const TYPES = { js: 'application/javascript', css: 'text/css' }
/** A browser that sends `br;q=0` gets gzip. */
const TAKES_BROTLI = [{ type: 'header' as const, key: 'accept-encoding', value: '(?:.*[ ,])?br(?:,.*)?' }]

/** Next compresses with gzip, anew for each visitor (decision 017). Upstream: vercel/next.js#1446, closed. */
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
