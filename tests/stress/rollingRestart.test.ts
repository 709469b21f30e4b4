import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../bin/postgres.mjs'
import { lift } from '../support/ceilings'
import { deployedNginx, type Nginx } from '../support/deployedNginx'
import { type Running, startUnit } from '../support/deployedUnits'
import { leadsOf } from '../support/leadForms'
import { type Answer, Client, underLoad } from '../support/loopbackLoad'
import { formIn } from '../support/postedForms'
import { rollingRestart } from '../support/restartCommands'
import { eventually, testCtx } from '../support/testCtx'

const PAGES = ['/', '/diensten', '/prijzen', '/faq', '/hosting-login', '/afspraak', '/chat.json', '/icon.svg']
const READERS = 4
const SENDERS = 2

const ctx = await testCtx()
const ports = [await freePort(), await freePort()] as const
const [one, other] = ports.map(String) as [string, string]
const sites = new Map<string, Running>()
let worker: Running
let nginx: Nginx
let client: Client
const folder = mkdtempSync(path.join(tmpdir(), 'webbureau-deployed-'))

const start = (port: string) => {
  sites.set(port, startUnit('webbureau@.service', port, { TRUSTED_PROXY: '0' }))
}
const isReady = (port: string) =>
  fetch(`http://127.0.0.1:${port}/gereed`).then(
    ({ status }) => status === 200,
    () => false,
  )
const startWorker = () =>
  startUnit('webbureau-worker.service', '', { INTERNAL_URL: `http://127.0.0.1:${one}` })

beforeAll(async () => {
  await lift('submit-everyone', 'leads')
  for (const port of [one, other]) start(port)
  worker = startWorker()
  nginx = await deployedNginx(folder, ports)
  client = new Client(nginx.url, nginx.certificate)
  for (const port of [one, other]) await eventually(() => isReady(port))
})
afterAll(async () => {
  client.close()
  await Promise.all([...sites.values(), worker, nginx].map(each => each.stop()))
  rmSync(folder, { recursive: true })
})

const sent = new Set<string>()

/** Sends the contact form three times with one key, as somebody who presses the button again. */
function sender(): () => Promise<Answer> {
  let turn = 0
  let fields: Record<string, string> = {}
  return async () => {
    if (turn++ % 4 === 0) {
      const page = await client.ask('/contact')
      const email = `${randomUUID()}@proeftuin.example`
      const typed = {
        name: 'Jan Proef',
        email,
        phone: '',
        subject: 'Een vraag',
        message: 'Komen jullie ook?',
      }
      fields = { ...formIn(page.body, '/contact', 'subject').hidden, ...typed, filledInMs: '60000' }
      fields.submissionKey = randomUUID()
      return page
    }
    const answer = await client.post('/contact', fields)
    if (answer.status < 400) sent.add(fields.email ?? '')
    return answer
  }
}

function reader(index: number): () => Promise<Answer> {
  let turn = index
  return () => client.ask(`${PAGES[turn++ % PAGES.length]}?bezoek=${randomUUID()}`)
}

const load = () =>
  underLoad(
    [
      ...Array.from({ length: READERS }, (_, index) => reader(index)),
      ...Array.from({ length: SENDERS }, sender),
    ],
    40,
  )

const restartWith = (again: (port: string) => void, env: Record<string, string> = {}) => {
  const codes: (number | null | undefined)[] = []
  const commands = {
    stop: async (port: string) => void codes.push(await sites.get(port)?.stop()),
    start: async (port: string) => again(port),
    worker: async () => {
      codes.push(await worker.stop())
      worker = startWorker()
    },
  }
  const settings = { INSTANCES: `${one} ${other}`, OUT: nginx.out, DRAIN: '1', ...env }
  return rollingRestart(commands, settings).then(result => ({ ...result, codes }))
}

describe('two sites, a worker and nginx as docs/deploy sets them up', () => {
  test('are restarted one after the other under load, and no request fails', async () => {
    const before = [...sites.values()].map(({ pid }) => pid)
    const running = load()
    const { code, printed, codes } = await restartWith(start)
    await running.stop()
    expect(code, printed).toBe(0)
    expect(codes).toEqual([0, 0, 0])
    expect([...sites.values()].filter(({ pid }) => before.includes(pid))).toEqual([])
    expect(running.asked).toBeGreaterThan(100)
    expect(running.failed).toEqual([])
    expect(sent.size).toBeGreaterThan(2)
    for (const email of sent) expect(await leadsOf(ctx, email)).toHaveLength(1)
  })

  test('a page that is the same for everybody is kept by nginx, and another instance of it is not asked', async () => {
    const path = `/prijzen?bezoek=${randomUUID()}`
    const [first, second] = [await client.ask(path), await client.ask(path)]
    expect(second.body).toBe(first.body)
    const kept = () =>
      nginx
        .log()
        .trim()
        .split('\n')
        .slice(-2)
        .map(line => line.split(' ').at(-2))
    await expect.poll(kept).toEqual(['MISS', 'HIT'])
  })

  test('an address without a page answers 404, and one that moved leads on under the same name', async () => {
    const unknown = await client.ask('/bestaat-niet')
    expect({ status: unknown.status, type: unknown.headers['content-type'] }).toEqual({
      status: 404,
      type: 'text/html; charset=utf-8',
    })
    expect(unknown.body).toContain('Deze pagina bestaat niet')
    const { status, headers } = await client.ask('/blog/1')
    expect(status).toBe(308)
    expect(headers.location).toMatch(/^\/blog\/[a-z]/)
  })

  test('one that is stopped without notice fails no reader', async () => {
    const running = underLoad(
      Array.from({ length: READERS }, (_, index) => reader(index)),
      20,
    )
    expect(await sites.get(one)?.stop()).toBe(0)
    await eventually(async () => running.asked > 200)
    await running.stop()
    expect(running.failed).toEqual([])
  })

  test('a version that does not come up ends the restart, and the other site goes on', async () => {
    start(one)
    await eventually(() => isReady(one))
    const before = sites.get(other)?.pid
    const broken = (port: string) => {
      sites.set(port, startUnit('webbureau@.service', port, { SITE_URL: 'nowhere' }))
    }
    const { code, printed } = await restartWith(broken, { READY_WITHIN: '3' })
    expect(code, printed).toBe(1)
    expect(printed).toContain(`${one} is not ready after 3 s; the others go on.`)
    expect(sites.get(other)?.pid).toBe(before)
    expect((await client.ask(`/contact?bezoek=${randomUUID()}`)).status).toBe(200)
    expect(await sites.get(one)?.ended).toBe(1)
  })

  test('nor is a site restarted while no other is ready', async () => {
    const { code, printed, codes } = await restartWith(start, { INSTANCES: other })
    expect({ code, codes }).toEqual({ code: 1, codes: [] })
    expect(printed).toContain(`no other site is ready, so ${other} is left as it is`)
  })
})

test('a wrong setting ends the site, also when Next is started by itself', () => {
  const { status, stderr } = spawnSync('node_modules/.bin/next', ['start', '-p', one], {
    env: { ...process.env, NODE_ENV: 'production', SITE_URL: 'nowhere' },
    encoding: 'utf8',
    timeout: 60_000,
  })
  expect(status).toBe(1)
  expect(stderr).toContain('The site cannot start.\nSITE_URL: ')
})
