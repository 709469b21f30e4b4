import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const FOLDERS = ['docs', 'docs/decisions']
/** It says where a file lay when it changed. */
const HISTORY = ['CHANGELOG.md']
const NAMED = /(?<![\w./@-])(?:src|app|tests|bin|collections|globals|seed)\/[\w./()[\]*{},@-]*[\w)*}\]]/g

const documents = ['.', ...FOLDERS]
  .flatMap(folder => readdirSync(folder).map(name => path.join(folder, name)))
  .filter(file => file.endsWith('.md') && !HISTORY.includes(file))

const FILE_NAME = /`([A-Za-z][\w.-]*\.(?:ts|tsx|mjs))`/g

const fileNames = new Set(
  ['src', 'app', 'collections', 'globals', 'seed', 'tests', 'bin', '.'].flatMap(folder =>
    readdirSync(folder, { recursive: folder !== '.' }).map(name => path.basename(String(name))),
  ),
)

/** A name with a placeholder or a wildcard stands for its folder. */
const placeOf = (named: string) => named.replace(/\/[^/]*[*{<].*$/, '')

const exists = (named: string) => ['', '.ts', '.tsx', '.mjs'].some(ending => existsSync(named + ending))

test.each(documents)('every path that %s names exists', document => {
  const named = readFileSync(document, 'utf8').match(NAMED) ?? []
  expect(named.filter(each => !exists(placeOf(each)))).toEqual([])
})

test.each(documents)('every file that %s names without its folder exists', document => {
  const named = [...readFileSync(document, 'utf8').matchAll(FILE_NAME)].map(([, name = '']) => name)
  expect(named.filter(each => !fileNames.has(each))).toEqual([])
})
