import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { untilAnswering } from '../../../bin/servers.mjs'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections()
})

async function site(answer: RequestListener, port = 0): Promise<string> {
  const server = createServer(answer).listen(port, '127.0.0.1')
  open.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const living = new Promise<number>(() => {})

/** Waits, and hands over every sentence that is said meanwhile. */
function waiting(url: string, first = living, heard: (said: string) => void = () => {}) {
  return untilAnswering(url, first, { say: heard, every: 20, between: 1 })
}

test('a site that takes its time is waited for, and it is said what for', async () => {
  let release = () => {}
  const url = await site((_request, response) => {
    release = () => response.end('there')
  })
  const said: string[] = []
  await waiting(url, living, sentence => {
    said.push(sentence)
    if (said.length >= 3) release()
  })
  expect(said.at(-1)).toMatch(
    /^ {2}Waiting for the site for \d+ s: it listens, and is making its first page$/,
  )
})

test('a site that does not listen yet is waited for', async () => {
  const url = await site(() => {})
  const [closed] = open.splice(0)
  closed?.close().closeAllConnections()
  let begun: Promise<string> | null = null
  await waiting(url, living, sentence => {
    expect(begun ? 'it listens' : sentence).toMatch(/does not listen yet|it listens/)
    begun ??= site((_request, response) => response.end('there'), Number(new URL(url).port))
  })
  expect(begun).not.toBeNull()
})

test('a site that breaks off every connection is waited for, however often', async () => {
  let asked = 0
  const url = await site((request, response) => {
    asked += 1
    if (asked > 100) response.end('there')
    else request.destroy()
  })
  await waiting(url)
  expect(asked).toBe(101)
})

test('a site that ends before it answers is given up at once, also while it keeps a request', async () => {
  let die: (code: number) => void = () => {}
  const first = new Promise<number>(resolve => {
    die = resolve
  })
  const url = await site(() => die(3))
  await expect(waiting(url, first)).rejects.toThrow('The site stopped before it answered (code 3).')
})

test('a site that answers nothing but faults is given up, with what it answers', async () => {
  const url = await site((_request, response) => response.writeHead(503).end())
  await expect(waiting(url)).rejects.toThrow(`The site answers with status 503 on ${url}.`)
})
