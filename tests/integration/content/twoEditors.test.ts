import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { asSystem } from '@/platform/access/authority'
import { type EditConflict, valueAt, withValueAt } from '@/platform/editing/model/compareEdits'
import { bearing, JSON_BODY, newCustomer, rest } from '../../support/customers'
import { recordsFor } from '../../support/hostingRecords'
import { newLead } from '../../support/leads'
import { openSession, staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const { payload } = ctx
const quietly = { depth: 0, context: { disableRevalidate: true } }

type Content = Record<string, unknown>
type ConflictAnswer = {
  doc?: Content
  result?: Content
  errors?: { message: string; data?: { conflict: EditConflict } }[]
}
type Headers = Record<string, string>

/** A member of staff who is logged in. */
async function person(name: string): Promise<Headers> {
  const account = { email: `${randomUUID()}@kantoor.example`, password: randomUUID() }
  await payload.create({
    ...{ collection: 'staff', data: { ...account, name, roles: ['admin'] }, depth: 0 },
    ...asSystem,
  })
  return bearing(await openSession(payload, account))
}

const [els, jan] = [await person('Els'), await person('Jan')]

/** What a form of the office opens with. */
const opened = async (path: string): Promise<Content> =>
  (await rest(`${path}?draft=true&depth=0`, { headers: els })).json()

/** Saves as a form of the office does. */
async function save(who: Headers, path: string, content: Content, query = '') {
  const body = new FormData()
  body.append('_payload', JSON.stringify(content))
  const method = path.startsWith('/globals/') ? 'POST' : 'PATCH'
  const answer = await rest(`${path}?depth=0${query}`, { method, headers: who, body })
  const told: ConflictAnswer = await answer.json()
  return {
    status: answer.status,
    told,
    kept: told.doc ?? told.result,
    conflict: told.errors?.[0]?.data?.conflict,
  }
}

const DRAFT = '&draft=true'
const AUTOSAVE = '&draft=true&autosave=true'

async function firstOf(collection: 'faqs' | 'posts'): Promise<string> {
  const { docs } = await payload.find({ collection, limit: 1, ...quietly, ...asSystem })
  return `/${collection}/${docs[0]?.id}`
}

const paths = { order: '', customer: '', staff: '', lead: '', faq: '', post: '' }

beforeAll(async () => {
  const customer = await newCustomer(ctx)
  const records = await recordsFor(ctx, customer.id)
  const lead = await newLead(ctx)
  const { id: colleague } = await staffMember(payload, 'editor')
  Object.assign(paths, {
    order: `/hosting-orders/${records.order}`,
    customer: `/hosting-customers/${customer.id}`,
    lead: `/leads/${lead.id}`,
    staff: `/staff/${colleague}`,
    ...{ faq: await firstOf('faqs'), post: await firstOf('posts') },
  })
})

describe('the second of two to save is told, and nothing is lost', () => {
  const TABLE: [what: string, path: () => string, field: string, query: string][] = [
    ['a published question', () => paths.faq, 'answer', ''],
    ['a draft of a question', () => paths.faq, 'answer', DRAFT],
    ['a draft that is kept while typing', () => paths.post, 'excerpt', AUTOSAVE],
    ['a global', () => '/globals/shared-texts', 'cookies.question', ''],
    ['a draft of a global', () => '/globals/shared-texts', 'cookies.question', AUTOSAVE],
    ['the company', () => '/globals/company', 'name', ''],
    ['a lead', () => paths.lead, 'nextStep', ''],
    ['an order', () => paths.order, 'notes', ''],
    ['a customer', () => paths.customer, 'phone', ''],
    ['a colleague', () => paths.staff, 'name', ''],
  ]
  test.each(TABLE)('%s', async (_, pathOf, field, query) => {
    const path = pathOf()
    const before = await opened(path)
    const hers = await save(els, path, withValueAt(before, field, 'Van Els'), query)
    expect(hers.status, JSON.stringify(hers.told)).toBe(200)
    const his = await save(jan, path, withValueAt(before, field, 'Van Jan'), query)
    expect(his.status).toBe(409)
    expect(his.told.errors?.[0]?.message).toContain('Kies eerst welke tekst blijft')
    expect(his.conflict?.fields).toMatchObject([
      { path: field, stored: 'Van Els', mine: 'Van Jan', storedText: 'Van Els' },
    ])
    expect(valueAt(await opened(path), field)).toBe('Van Els')
    const chosen = { ...withValueAt(before, field, 'Van Jan'), updatedAt: his.conflict?.savedAt }
    expect((await save(jan, path, chosen, query)).status).toBe(200)
    expect(valueAt(await opened(path), field)).toBe('Van Jan')
  })

  test('with who saved it, what it was, and a label that staff know', async () => {
    const before = await opened(paths.post)
    const seo = { ...(before.seo as Content), title: 'Titel van Els' }
    await save(els, paths.post, { ...before, seo })
    const { conflict } = await save(jan, paths.post, { ...before, seo: { ...seo, title: 'Titel van Jan' } })
    expect(conflict).toMatchObject({ savedBy: 'Els', fields: [{ path: 'seo.title' }] })
    expect(conflict?.fields[0]).toMatchObject({ base: (before.seo as Content).title ?? null })
    expect(conflict?.fields[0]?.label).toMatch(/^[A-Z].*itel/)
  })

  test('when both save at the same moment: one is kept, the other is told', async () => {
    const before = await opened(paths.faq)
    const both = await Promise.all([
      save(els, paths.faq, { ...before, answer: 'Tegelijk, Els' }),
      save(jan, paths.faq, { ...before, answer: 'Tegelijk, Jan' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const [won] = both.filter(({ status }) => status === 200)
    expect((await opened(paths.faq)).answer).toBe(won?.kept?.answer)
  })

  test('not when they made the same of it, nor when a colleague changed nothing that is written here', async () => {
    const before = await opened(paths.faq)
    await save(els, paths.faq, { ...before, answer: 'Hetzelfde' })
    expect((await save(jan, paths.faq, { ...before, answer: 'Hetzelfde' })).status).toBe(200)
  })
})

describe('one editor alone is never told', () => {
  test('over drafts, publishing, taking off the site and a version that is put back', async () => {
    const path = paths.faq
    let now = await opened(path)
    for (const [index, query] of [AUTOSAVE, AUTOSAVE, DRAFT, '', AUTOSAVE, ''].entries()) {
      const status = query ? 'draft' : 'published'
      const saved = await save(els, path, { ...now, answer: `Stap ${index}`, _status: status }, query)
      expect(saved.status, `step ${index}`).toBe(200)
      now = { ...now, ...saved.kept }
    }
    const offline = await rest(path, {
      method: 'PATCH',
      headers: { ...els, ...JSON_BODY },
      body: '{"_status":"draft"}',
    })
    expect(offline.status).toBe(200)
    // Payload's form keeps the moment of before.
    const after = await save(els, path, { ...now, answer: 'Na het weghalen', _status: 'published' })
    expect(after.status, JSON.stringify(after.told)).toBe(200)
    const versions = await (
      await rest(`/faqs/versions?where[parent][equals]=${path.split('/')[2]}`, { headers: els })
    ).json()
    const published = versions.docs.find((each: { version: Content }) => each.version._status === 'published')
    expect((await rest(`/faqs/versions/${published.id}`, { method: 'POST', headers: els })).status).toBe(200)
    const restored = await opened(path)
    expect((await save(els, path, { ...restored, answer: 'Na het terugzetten' })).status).toBe(200)
  })

  test('and a program that sends no form is kept as it comes', async () => {
    const before = await opened(paths.faq)
    await save(els, paths.faq, { ...before, answer: 'Van Els' })
    const body = JSON.stringify({ ...before, answer: 'Van een programma' })
    const answer = await rest(paths.faq, { method: 'PATCH', headers: { ...jan, ...JSON_BODY }, body })
    expect(answer.status).toBe(200)
  })
})

describe('a version names who made it', () => {
  const versionsOf = async (path: string, headers: Headers) => {
    const [, slug, id] = path.split('/')
    const answer = await rest(`/${slug}/versions?where[parent][equals]=${id}&sort=-updatedAt&depth=0`, {
      headers,
    })
    return (await answer.json()).docs as { version: Content }[]
  }

  test('as the server knows them, whatever the form says', async () => {
    const saved = await save(jan, paths.post, { ...(await opened(paths.post)), savedBy: 'De directeur' })
    expect(saved.kept?.savedBy).toBe('Jan')
    await save(els, paths.post, { ...(await opened(paths.post)), excerpt: 'Een concept.' }, DRAFT)
    const names = (await versionsOf(paths.post, els)).map(({ version }) => version.savedBy)
    expect(names.slice(0, 2)).toEqual(['Els', 'Jan'])
    const global = await save(jan, '/globals/shared-texts', await opened('/globals/shared-texts'))
    expect(global.kept?.savedBy).toBe('Jan')
  })

  test('also when a colleague puts an older one back', async () => {
    const [, older] = await versionsOf(paths.post, els)
    const { id } = older as unknown as { id: string }
    expect((await rest(`/posts/versions/${id}`, { method: 'POST', headers: els })).status).toBe(200)
    expect((await versionsOf(paths.post, els))[0]?.version.savedBy).toBe('Els')
  })

  test('and keeps the text of a colleague, when somebody else types on in it', async () => {
    const hers = await save(
      els,
      paths.post,
      { ...(await opened(paths.post)), excerpt: 'Getypt door Els' },
      AUTOSAVE,
    )
    expect(hers.status).toBe(200)
    await save(jan, paths.post, { ...(await opened(paths.post)), excerpt: 'Getypt door Jan' }, AUTOSAVE)
    const made = (await versionsOf(paths.post, els)).map(({ version }) => [version.savedBy, version.excerpt])
    expect(made.slice(0, 2)).toEqual([
      ['Jan', 'Getypt door Jan'],
      ['Els', 'Getypt door Els'],
    ])
  })

  test('to staff, and to no visitor', async () => {
    await save(jan, paths.post, { ...(await opened(paths.post)), _status: 'published' })
    const seen = await (await rest(`${paths.post}?depth=0`)).json()
    expect(seen.title).toBeTruthy()
    expect(seen.savedBy).toBeUndefined()
    expect((await (await rest('/globals/shared-texts')).json()).savedBy).toBeUndefined()
  })
})
