import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { AnswersUnderWay } from '@/platform/next/answersUnderWay'

/** Stands for the site: an answer ends when the test says so. */
async function site() {
  const answers = new AnswersUnderWay()
  const waiting: ServerResponse[] = []
  const server = createServer((_request, response) => {
    answers.addAnswer(server, response)
    waiting.push(response)
    server.emit('asked')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async () => {
    const asked = once(server, 'asked')
    const { port } = server.address() as AddressInfo
    const answer = once(get({ port, host: '127.0.0.1', agent }), 'response') as Promise<[IncomingMessage]>
    await asked
    return answer
  }
  return { answers, server, waiting, ask }
}

test('a site that stops answers what was asked, and then has no connection left', async () => {
  const { answers, server, waiting, ask } = await site()
  const answer = ask()
  await once(server, 'asked')
  const closed = once(server, 'close')
  server.close()
  answers.stop()
  waiting[0]?.end('answered')
  const [response] = await answer
  expect(response.headers.connection).toBe('close')
  expect(await text(response)).toBe('answered')
  await closed
})

test('so it does when the answer was begun before, and its connection promised more', async () => {
  const { answers, server, waiting, ask } = await site()
  const answer = ask()
  await once(server, 'asked')
  waiting[0]?.write('begun, ')
  const [response] = await answer
  const closed = once(server, 'close')
  server.close()
  answers.stop()
  waiting[0]?.end('ended')
  expect(await text(response)).toBe('begun, ended')
  await closed
})

test('until it stops, a connection is used again', async () => {
  const { server, waiting, ask } = await site()
  for (const turn of [0, 1]) {
    const answer = ask()
    await once(server, 'asked')
    waiting[turn]?.end()
    const [response] = await answer
    expect(response.headers.connection).toBe('keep-alive')
    await text(response)
  }
  server.close()
})

test('a site that stops ends the work for a visitor who hung up, and then what is left to do', async () => {
  const told: string[] = []
  const answers = new AnswersUnderWay(async () => void told.push('last'))
  let endWork = () => {}
  const work = new Promise<void>(resolve => {
    endWork = resolve
  })
  const server = createServer((_request, response) => {
    answers.addAnswer(server, response)
    answers.addWork(work)
    response.once('close', () => server.emit('gone'))
    server.emit('asked')
  }).listen(0, '127.0.0.1')
  answers.addServer(server)
  await once(server, 'listening')
  const asked = once(server, 'asked')
  const request = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' })
  request.on('error', () => {})
  await asked
  const gone = once(server, 'gone')
  request.destroy()
  await gone
  const closed = once(server, 'close')
  const done = new Promise<void>(resolve => {
    server.close(() => {
      told.push('done')
      resolve()
    })
  })
  answers.stop()
  await closed
  told.push('work')
  endWork()
  await done
  expect(told).toEqual(['work', 'last', 'done'])
})
