import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const FOLDERS = ['app', 'collections', 'globals', 'seed', 'src']
const ODR = /ec\.europa\.eu\/(?:consumers\/)?odr|odr-platform|online dispute resolution/i

const textsIn = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => path.join(folder, file))

test('nothing leads to the European platform for disputes, which is closed', () => {
  const files = FOLDERS.flatMap(textsIn)
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter(file => ODR.test(fs.readFileSync(file, 'utf8')))).toEqual([])
})
