import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BODY_MS, guardRequests } from '@/platform/next/guardRequests'
import { markActionReached } from '@/platform/next/unreadableActions'

/** Stands for Next: reads each body to its end, and says how much it was. */
const reached: string[] = []
const server = createServer(async (request, response) => {
  reached.push(`${request.method} ${request.url}`)
  request.on('data', () => server.emit('part'))
  server.emit('asked')
  const length = await lengthOf(request)
  if (request.url?.startsWith('/acted')) markActionReached()
  if (request.url?.endsWith('/fails')) response.statusCode = 500
  if (length !== null) response.end(String(length))
})
const lengthOf = (request: IncomingMessage) =>
  text(request).then(
    all => all.length,
    () => null,
  )

let ended: string[] = []
const beforeExit = async () => {
  await Promise.resolve()
  ended.push('sent the rest')
}
guardRequests({ site: 'http://bureau.example', log: null, beforeExit })
server.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())

beforeEach(() => {
  reached.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function opened(...lines: string[]): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => {})
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return { socket, answer: text(socket) }
}
const post = (path: string, ...headers: string[]) =>
  opened(`POST ${path} HTTP/1.1`, 'Host: bureau.example', 'Connection: close', ...headers)
const chunk = (content: string) => `${content.length.toString(16)}\r\n${content}\r\n`

test('what is left to send is sent after the last answer, before the server is closed', async () => {
  ended = []
  const stopping = createServer((_request, response) => {
    stopping.close(() => ended.push('closed'))
    ended.push('answered')
    response.end()
  }).listen(0, '127.0.0.1')
  await once(stopping, 'listening')
  const socket = connect((stopping.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: bureau.example\r\nConnection: close\r\n\r\n')
  await text(socket)
  await vi.waitUntil(() => ended.includes('closed'))
  expect(ended).toEqual(['answered', 'sent the rest', 'closed'])
})

test('what cannot be read, or comes from another site, does not reach the site', async () => {
  for (const [line, host, header] of [
    ['GET /%E0%A4%A HTTP/1.1', 'bureau.example', 'a: b'],
    ['GET / HTTP/1.1', 'a@b', 'a: b'],
    ['POST / HTTP/1.1', 'bureau.example', 'Origin: http://elders.example'],
  ] as const) {
    const { answer } = await opened(line, `Host: ${host}`, header, 'Connection: close')
    expect(await answer).toMatch(/^HTTP\/1\.1 (400|403) /)
  }
  expect(reached).toEqual([])
})

test.each([
  ['/fails', 'Next-Action: x', 400],
  ['/fails', 'Content-Type: multipart/form-data; boundary=a', 400],
  ['/fails', 'Content-Type: application/json', 500],
  ['/api/fails', 'Content-Type: multipart/form-data; boundary=a', 500],
  ['/acted/fails', 'Next-Action: x', 500],
  ['/acted', 'Next-Action: x', 200],
  ['/', 'Next-Action: x', 200],
])('what is sent for an action is to blame until the action begins: %s %s', async (path, header, status) => {
  const { answer } = await post(path, header, 'Content-Length: 0')
  expect(await answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

test('a body within its bounds arrives as it was sent, with a length or without', async () => {
  const { socket, answer } = await post('/contact', 'Content-Length: 5')
  socket.write('abcde')
  expect(await answer).toMatch(/200 OK[\s\S]*\r\n\r\n5$/)
  const other = await post('/contact', 'Transfer-Encoding: chunked')
  other.socket.write(`${chunk('abc')}${chunk('defg')}0\r\n\r\n`)
  expect(await other.answer).toMatch(/200 OK[\s\S]*\r\n\r\n7$/)
})

test('a body without a length is read up to its bound and no further', async () => {
  const { socket, answer } = await post('/intern/vergeten', 'Transfer-Encoding: chunked')
  for (let sent = 0; sent < 9; sent++) socket.write(chunk('x'.repeat(1024)))
  expect(await answer).toMatch(/^HTTP\/1\.1 413 /)
})

test('a body that is too long by its own account is not read at all', async () => {
  const { answer } = await post('/api/leads', 'Content-Length: 200000000')
  expect(await answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(reached).toEqual([])
})

test('a body that is not there in time is closed, however it trickles', async () => {
  const asked = once(server, 'asked')
  const { socket, answer } = await post('/contact', 'Content-Length: 5')
  await asked
  vi.advanceTimersByTime(BODY_MS - 1)
  const came = once(server, 'part')
  socket.write('a')
  await came
  vi.advanceTimersByTime(1)
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /)
})

test('a file of staff may take longer, as long as it keeps coming', async () => {
  const staff = 'Cookie: payload-token=x'
  const asked = once(server, 'asked')
  const { socket, answer } = await post('/api/media', staff, 'Content-Length: 3')
  await asked
  for (const part of ['a', 'b']) {
    vi.advanceTimersByTime(BODY_MS - 1)
    const came = once(server, 'part')
    socket.write(part)
    await came
  }
  vi.advanceTimersByTime(BODY_MS)
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /)
})
