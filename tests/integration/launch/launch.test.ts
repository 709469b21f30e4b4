import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startPostgres } from '../../../bin/postgres.mjs'

/** The bound ends a start that would go on, and measures no machine. */
const start = (env: Record<string, string>) =>
  spawnSync('node', ['bin/start.mjs'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 120_000,
  })

test('a port that is taken is one clear sentence', async () => {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, resolve))
  const { port } = server.address() as { port: number }
  const { status, stderr, stdout } = start({ PORT: String(port) })
  await new Promise(resolve => server.close(resolve))
  expect(status).toBe(1)
  expect(stderr.trim()).toBe(
    `Port ${port} is in use. Stop what listens there, or choose another port: PORT=${port + 1} npm start`,
  )
  expect(stdout).toBe('')
})

test('data of another PostgreSQL version is left alone, and said so', async () => {
  const dir = path.join(mkdtempSync(path.join(tmpdir(), 'webbureau-launch-')), 'postgres')
  mkdirSync(dir)
  writeFileSync(path.join(dir, 'PG_VERSION'), '16\n')
  await expect(startPostgres(dir)).rejects.toThrow(/belongs to PostgreSQL 16; this project brings 18/)
  rmSync(path.dirname(dir), { recursive: true })
})

test('production without its settings stops with the names of what is missing', () => {
  const env = {
    ...process.env,
    DEMO: '',
    SITE_URL: 'http://localhost',
    SMTP_URL: '',
    PAYLOAD_SECRET: 'short',
  }
  const { status, stderr } = spawnSync('node_modules/.bin/tsx', ['src/platform/env.ts'], {
    env,
    encoding: 'utf8',
  })
  expect(status).not.toBe(0)
  expect(stderr).toContain('PAYLOAD_SECRET')
  expect(stderr).not.toContain('short')
})
