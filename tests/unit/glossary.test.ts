import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const FOLDERS = ['src', 'app', 'collections', 'globals', 'seed', 'tests', 'bin']
const GENERATED = /^src\/(migrations\/|payload-types)/

/** The names in the last column of the glossary's tables. */
const retired = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter(line => line.startsWith('| '))
  .flatMap(
    line =>
      line
        .split('|')
        .at(-2)
        ?.match(/(?<=`)[\w-]+(?=`)/g) ?? [],
  )

const files = FOLDERS.flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => path.join(folder, name)),
).filter(file => /\.(tsx?|mjs|css)$/.test(file) && !GENERATED.test(file))

test('no name that the glossary replaced is used again', () => {
  expect(retired.length).toBeGreaterThan(100)
  const returned = files.flatMap(file => {
    const text = `${file}\n${readFileSync(file, 'utf8')}`
    const names = new Set([...(text.match(/[\w$]+/g) ?? []), ...(text.match(/[\w$-]+/g) ?? [])])
    return retired.filter(name => names.has(name)).map(name => `${file}: ${name}`)
  })
  expect(returned).toEqual([])
})
