import { randomUUID } from 'node:crypto'
import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { asSystem } from '@/platform/access/authority'
import { multiLine, singleLine } from '@/platform/text/format'
import { IN_ORDER, type Input, PATIENCE, tryAll } from '../../support/corpus'
import { JSON_BODY, rest } from '../../support/customers'
import { leaksIn, markedRecords, READERS, type Reader, sessionsOfAll } from '../../support/markedRecords'
import { ALL_CASES } from '../../support/moreBadInput'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const sessions = await sessionsOfAll(ctx)
const { ids, all } = await markedRecords(ctx)
const { globals } = ctx.payload.config
/** The others are served at no address, which badRequests.test.ts asks for. */
const collections = ctx.payload.config.collections.filter(({ endpoints }) => endpoints)

type Said = { status: number; text: string }

async function send(reader: Reader, method: string, path: string, body?: string): Promise<Said> {
  const answer = await rest(path, { method, body, headers: { ...JSON_BODY, ...sessions[reader] } })
  return { status: answer.status, text: await answer.text() }
}

function fault({ status, text }: Said, reader: Reader): string | null {
  const leaks = leaksIn(text, reader, all)
  return status >= 500 || leaks.length > 0 ? `${status} ${leaks} ${text.slice(0, 150)}` : null
}

/** The same value in every field. */
const filled = (fields: FlattenedField[], value: unknown) =>
  JSON.stringify(Object.fromEntries(fields.map(({ name }) => [name, value])))

/** Bodies that no screen of ours sends. None of them can be a record. */
const bodies = (fields: FlattenedField[]): string[] => [
  '{',
  'null',
  '[]',
  '"x"',
  '{"__proto__":{"roles":["admin"]},"constructor":{"prototype":{"x":1}}}',
  `{"x":${'['.repeat(2000)}${']'.repeat(2000)}}`,
  filled(fields, { $ne: null }),
  filled(fields, -1),
  filled(fields, '<script>alert(1)</script>\u0000'),
]

const TEXT_TYPES = ['text', 'textarea', 'email', 'code']
const ofText = (fields: FlattenedField[]) =>
  fields.filter(({ type, name }) => TEXT_TYPES.includes(type) && !['_status', 'savedBy'].includes(name))

/** What was kept is what was typed, or what is left of it once it is clean. */
function unlike(kept: unknown, typed: string): boolean {
  const text = String(kept ?? '')
  return ![typed, typed.trim(), singleLine(typed), multiLine(typed), typed.toWellFormed()].includes(text)
}

const asking = (reader: Reader, method: string, path: string, body?: string): Input => ({
  name: `${reader} ${method} ${path} ${body?.slice(0, 60)}`,
  judge: async () => fault(await send(reader, method, path, body), reader),
})

const hasRole = (reader: Reader) => reader === 'admin'
const IDS = ['%00', "' or 1=1 --", '__proto__'].map(encodeURIComponent)

const ofAll = collections.flatMap(({ slug, flattenedFields }) =>
  READERS.filter((_, at) => at === slug.length % 4 || at === READERS.length - 1).flatMap(reader => [
    ...bodies(flattenedFields).map(body => asking(reader, 'POST', `/${slug}`, body)),
    ...(hasRole(reader) ? bodies(flattenedFields) : []).map(body =>
      asking(reader, 'PATCH', `/${slug}/${randomUUID()}`, body),
    ),
    ...IDS.flatMap(id => [
      asking(reader, 'DELETE', `/${slug}/${id}`),
      asking(reader, 'POST', `/${slug}/${id}/duplicate`, '{}'),
    ]),
    asking(reader, 'PATCH', `/${slug}?where[hash][exists]=true`, '{}'),
    asking(reader, 'PATCH', `/${slug}?where[id][near]=x`, '{"id":"x"}'),
    asking(reader, 'DELETE', `/${slug}?where[__proto__][equals]=x`),
    asking(reader, 'POST', `/${slug}/access/${ids[slug] ?? randomUUID()}`, '{'),
  ]),
)

const ofGlobals = globals.flatMap(({ slug, flattenedFields }) =>
  (['visitor', 'editor', 'admin'] as const).flatMap(reader =>
    bodies(flattenedFields)
      .filter(body => /^\{./.test(body))
      .map(body => asking(reader, 'POST', `/globals/${slug}?draft=true`, body)),
  ),
)

/** A record of each kind, and what is typed into each of its fields of text. */
async function typedInto({ slug, flattenedFields }: (typeof collections)[number]): Promise<Input[]> {
  const { docs } = await ctx.payload.find({ collection: slug as 'faqs', limit: 1, depth: 0, ...asSystem })
  const doc = docs[0] as unknown as Record<string, unknown> | undefined
  const texts = ALL_CASES.filter((_, at) => at % 12 === slug.length % 12)
  return (doc ? ofText(flattenedFields) : []).flatMap(field =>
    texts.map(([name, text]) => ({
      name: `${slug} ${field.name}: ${name}`,
      judge: async () => {
        const path = `/${slug}/${doc?.id}?draft=true`
        const said = await send('admin', 'PATCH', path, filled([field], text))
        if (said.status !== 200) return fault(said, 'admin')
        const kept = JSON.parse(said.text).doc[field.name]
        return kept !== undefined && unlike(kept, text) && kept !== doc?.[field.name]
          ? `kept ${JSON.stringify(kept)}`
          : null
      },
    })),
  )
}

const countAll = () =>
  Promise.all(
    collections.map(async ({ slug }) => [
      slug,
      (await ctx.payload.count({ collection: slug as 'leads', ...asSystem })).totalDocs,
    ]),
  )

test(
  'no body that is sent over REST fails, and none makes a record or takes one away',
  async () => {
    const own = collections.filter(({ slug, auth }) => !auth && !slug.startsWith('payload-'))
    const typed = (await Promise.all(own.map(typedInto))).flat()
    const before = await countAll()
    expect(await tryAll('REST writes', [...ofAll, ...ofGlobals, ...typed])).toEqual(IN_ORDER)
    // What is written down of a change is no record that somebody sent.
    const grows = (slug: unknown) => /events|^payload-/.test(String(slug))
    const after = await countAll()
    expect(after.filter(([slug]) => !grows(slug))).toEqual(before.filter(([slug]) => !grows(slug)))
  },
  PATIENCE,
)
