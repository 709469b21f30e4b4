import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addPrecompileHints } from '@/platform/next/buildFiles'

const MARKED = '//# allFunctionsCalledOnLoad\nrun()'

let distDir: string
const at = (file: string) => path.join(distDir, file)
const code = (file: string) => readFile(at(file), 'utf8')

beforeEach(async () => {
  distDir = await mkdtemp(path.join(tmpdir(), 'build-'))
  await writeFile(at('build-manifest.json'), JSON.stringify({ rootMainFiles: ['main.js', 'react.js'] }))
  for (const file of ['main.js', 'react.js', 'page.js']) await writeFile(at(file), 'run()')
})
afterEach(() => rm(distDir, { recursive: true }))

test('what every page runs is marked, in its first line; what one page brings is not', async () => {
  await addPrecompileHints({ distDir })
  expect([await code('main.js'), await code('react.js'), await code('page.js')]).toEqual([
    ...[MARKED, MARKED],
    'run()',
  ])
})

test('a file that a later build leaves as it stands is marked once', async () => {
  await addPrecompileHints({ distDir })
  await addPrecompileHints({ distDir })
  expect(await code('main.js')).toBe(MARKED)
})

test('a build without the file that names them fails', async () => {
  await rm(at('build-manifest.json'))
  await expect(addPrecompileHints({ distDir })).rejects.toThrow('build-manifest.json')
})
