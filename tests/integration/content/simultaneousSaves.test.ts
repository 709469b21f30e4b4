import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { asSystem } from '@/platform/access/authority'
import { bearing, JSON_BODY, rest } from '../../support/customers'
import { openSession, testCtx } from '../../support/testCtx'

const { payload } = await testCtx()
const account = { email: `${randomUUID()}@kantoor.example`, password: randomUUID() }
await payload.create({
  ...{ collection: 'staff', data: { ...account, name: 'Els', roles: ['admin'] }, depth: 0 },
  ...asSystem,
})
const els = bearing(await openSession(payload, account))

const DRAFT = '&draft=true'
const AUTOSAVE = '&draft=true&autosave=true'
const TURNS = 4

const records = { one: '', other: '' }

beforeEach(async () => {
  records.one = await newQuestion()
  records.other = await newQuestion()
})

async function newQuestion(_status = 'published'): Promise<string> {
  const body = JSON.stringify({ question: 'Vraag', answer: 'Antwoord', place: 'faq', _status })
  const answer = await rest('/faqs?depth=0', { method: 'POST', headers: { ...els, ...JSON_BODY }, body })
  return (await answer.json()).doc.id
}

const opened = async (path: string) =>
  (await rest(`${path}?draft=true&depth=0`, { headers: els })).json() as Promise<Record<string, unknown>>

/** The status of the answer, with what it says when it is no success. */
async function send(path: string, method: string, body?: object) {
  const init = { method, headers: { ...els, ...JSON_BODY }, ...(body && { body: JSON.stringify(body) }) }
  const answer = await rest(path, init)
  return answer.ok ? answer.status : `${answer.status} ${await answer.text()}`
}

const succeeded = (answers: unknown[]) => expect(answers).toEqual(answers.map(() => 200))

const both = () => `where[id][in][0]=${records.one}&where[id][in][1]=${records.other}`

/** Ids of the versions of a record, newest first. */
async function versionsOf(path: string, parent?: string): Promise<string[]> {
  const which = parent ? `&where[parent][equals]=${parent}` : ''
  const answer = await rest(`${path}/versions?sort=-updatedAt&depth=0&limit=10${which}`, { headers: els })
  return ((await answer.json()).docs as { id: string }[]).map(({ id }) => id)
}

describe('each field that one of them wrote is kept when programs save at the same moment', () => {
  const TABLE = [
    {
      what: 'a question',
      path: () => `/faqs/${records.one}`,
      method: 'PATCH',
      fields: ['question', 'answer'],
    },
    { what: 'a single page', path: () => '/globals/claims', method: 'POST', fields: ['rating', 'online'] },
  ]

  test.each(TABLE)('$what', async ({ path, method, fields }) => {
    for (let turn = 0; turn < TURNS; turn++) {
      const written = Object.fromEntries(fields.map(field => [field, `${field} ${turn}`]))
      const saves = Object.entries(written).flatMap(([field, text]) =>
        [DRAFT, AUTOSAVE, DRAFT].map(query => send(`${path()}?depth=0${query}`, method, { [field]: text })),
      )
      succeeded(await Promise.all(saves))
      expect(await opened(path())).toMatchObject(written)
    }
  })

  test.each([
    ['drafts', DRAFT],
    ['what is on the site', ''],
  ])('several records at once, %s', async (_, query) => {
    for (let turn = 0; turn < TURNS; turn++) {
      const written = { question: `Vraag ${turn}`, answer: `Antwoord ${turn}` }
      const saves = Object.entries(written).flatMap(([field, text]) => [
        ...['id', '-id', 'id'].map(sort =>
          send(`/faqs?depth=0&sort=${sort}&${both()}${query}`, 'PATCH', { [field]: text }),
        ),
        send(`/faqs/${records.one}?depth=0${query}`, 'PATCH', { [field]: text }),
      ])
      succeeded(await Promise.all(saves))
      for (const id of Object.values(records)) expect(await opened(`/faqs/${id}`)).toMatchObject(written)
    }
  })
})

describe('versions that are put back while others save', () => {
  test('a question', async () => {
    const path = `/faqs/${records.one}`
    for (let turn = 0; turn < TURNS; turn++) {
      succeeded([await send(`${path}?depth=0`, 'PATCH', { answer: `Antwoord ${turn}` })])
      const [newest] = await versionsOf('/faqs', records.one)
      const answers = await Promise.all(
        [0, 1, 2, 3].flatMap(() => [
          send(`/faqs/versions/${newest}?depth=0`, 'POST'),
          send(`${path}?depth=0${DRAFT}`, 'PATCH', { question: `Vraag ${turn}` }),
        ]),
      )
      succeeded(answers)
    }
  })

  test('a single page', async () => {
    for (let turn = 0; turn < TURNS; turn++) {
      succeeded([await send('/globals/claims?depth=0', 'POST', { rating: `${turn}`, _status: 'published' })])
      const [newest] = await versionsOf('/globals/claims')
      const answers = await Promise.all(
        [0, 1, 2, 3].flatMap(() => [
          send(`/globals/claims/versions/${newest}?depth=0`, 'POST'),
          send(`/globals/claims?depth=0${DRAFT}`, 'POST', { online: `${turn}` }),
        ]),
      )
      succeeded(answers)
    }
  })
})

test('a draft that is put back takes off the site nothing that was published a moment before', async () => {
  for (let turn = 0; turn < TURNS; turn++) {
    const id = await newQuestion('draft')
    const [draft] = await versionsOf('/faqs', id)
    const [published, restored] = await Promise.all([
      send(`/faqs/${id}?depth=0`, 'PATCH', { _status: 'published' }),
      send(`/faqs/versions/${draft}?depth=0`, 'POST'),
    ])
    expect(published).toBe(200)
    expect(String(restored)).toMatch(/^(200|400 .*verdwijnt de pagina)/)
    expect(await opened(`/faqs/${id}`)).toMatchObject({ _status: 'published' })
  }
})

test('a record that is deleted while others save it is gone, and they are told', async () => {
  for (let turn = 0; turn < TURNS; turn++) {
    const id = await newQuestion()
    const [deleted, ...saved] = await Promise.all([
      send(`/faqs/${id}?depth=0`, 'DELETE'),
      ...[0, 1, 2, 3, 4, 5, 6].map(each =>
        send(`/faqs/${id}?depth=0${DRAFT}`, 'PATCH', { question: `Vraag ${each}` }),
      ),
    ])
    expect(deleted).toBe(200)
    for (const answer of saved) expect(String(answer)).toMatch(/^(200|404)/)
    expect(await send(`/faqs/${id}?depth=0`, 'GET')).toMatch(/^404/)
  }
})

test.each([
  ['PATCH', '/faqs/geen-id'],
  ['DELETE', '/faqs/geen-id'],
  ['POST', '/faqs/versions/geen-id'],
  ['PATCH', `/faqs/${randomUUID()}`],
  ['DELETE', `/faqs/${randomUUID()}`],
  ['POST', `/faqs/versions/${randomUUID()}`],
])('%s %s names nothing that is there', async (method, path) => {
  expect(await send(path, method, { question: 'Vraag' })).toMatch(/^40[04]/)
})
