import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { precompressFiles } from '@/platform/next/buildFiles'

let distDir: string
const chunks = () => path.join(distDir, 'static', 'chunks')

beforeEach(async () => {
  distDir = await mkdtemp(path.join(tmpdir(), 'build-'))
  await mkdir(chunks(), { recursive: true })
  for (const file of ['main.js', 'main.js.map', 'site.css']) await writeFile(path.join(chunks(), file), file)
})
afterEach(() => rm(distDir, { recursive: true }))

test('each script and style sheet gets a compressed one beside it, also when it is built again', async () => {
  for (const round of ['first', 'second']) {
    await writeFile(path.join(chunks(), 'main.js'), round)
    await precompressFiles({ distDir })
    const files = await readdir(chunks())
    expect(files.sort()).toEqual(['main.js', 'main.js.br', 'main.js.map', 'site.css', 'site.css.br'])
    expect(String(brotliDecompressSync(await readFile(path.join(chunks(), 'main.js.br'))))).toBe(round)
  }
})
