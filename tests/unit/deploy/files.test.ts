import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const UNITS = 'docs/deploy/systemd'
const units = readdirSync(UNITS)
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

/** What systemd says of a unit, with this machine's Node. */
function verify(unit: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'webbureau-units-'))
  const file = path.join(folder, unit.replace('@', '@3001'))
  writeFileSync(file, readFileSync(path.join(UNITS, unit), 'utf8').replace('/usr/bin/node', process.execPath))
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return stdout + stderr
}

describe.each(units)('%s', unit => {
  const text = readFileSync(path.join(UNITS, unit), 'utf8')

  // A machine without systemd cannot tell.
  if (hasSystemd)
    test('is one that systemd takes', () => {
      expect(verify(unit)).toBe('')
    })

  test('starts what exists', () => {
    const [, , program = ''] = text.match(/^ExecStart=(\S+) (\S+)/m) ?? []
    expect(existsSync(program)).toBe(true)
  })
})

describe.each(['docker-compose.yml', 'docs/deploy/docker-compose.yml'])('%s', compose => {
  test('brings files that exist', () => {
    const named = [...readFileSync(compose, 'utf8').matchAll(/- (\.\/[^:]+):\/etc/g)].map(
      ([, file = '']) => file,
    )
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter(file => !existsSync(path.join(path.dirname(compose), file)))).toEqual([])
  })
})
