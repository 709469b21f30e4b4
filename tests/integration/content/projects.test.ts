import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getNavigation } from '@/features/website/server/navigation'
import { findProject, listProjects } from '@/features/website/server/projects'
import { findRedirect, resolveRoute } from '@/features/website/server/resolveRoute'
import { asSystem } from '@/platform/access/authority'
import { seedBase } from '../../../seed/base'
import { seedDemo } from '../../../seed/demo'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const { payload } = ctx
const quietly = { disableRevalidate: true }
const quick = async () => (await getNavigation(ctx)).quick.map(({ href }) => href)

function newProject(part: object = {}) {
  const slug = `proef-${randomUUID()}`
  const data = {
    slug,
    title: 'Proef',
    category: 'Proef',
    description: 'Een proef.',
    _status: 'published',
    ...part,
  }
  return payload.create({
    collection: 'projects',
    data: data as never,
    depth: 0,
    context: quietly,
    ...asSystem,
  })
}

test('the demo has five projects, each an example with a site, two pictures and a story', async () => {
  const projects = await listProjects(ctx)
  expect(projects).toHaveLength(5)
  for (const project of projects) {
    expect(project).toMatchObject({ isExample: true, url: null, site: project.slug })
    expect(project.image && project.phoneImage).not.toBeNull()
    expect(project.story.lines.length).toBeGreaterThan(2)
    expect(project.story.quoted).toEqual(expect.any(Number))
  }
})

test.each([
  ['/portfolio/groenrand-hoveniers', { kind: 'stands' }],
  ['/portfolio/groenrand-hoveniers/x', { kind: 'unknown' }],
  ['/portfolio/x', { kind: 'unknown' }],
  ['/portfolio/', { kind: 'unknown' }],
])('%s is an address that %j', async (path, address) =>
  expect(await resolveRoute(ctx, path)).toEqual(address),
)

test('a project needs no story, and nobody but staff sees a draft', async () => {
  const { slug } = await newProject()
  const project = await findProject(ctx, slug)
  expect(project?.story).toEqual({
    ...{ question: '', lines: [], quoted: null, invoiced: null, weeks: null, changed: '' },
  })
  const draft = await newProject({ _status: 'draft' })
  expect(await findProject(ctx, draft.slug)).toBeNull()
  expect(await resolveRoute(ctx, `/portfolio/${draft.slug}`)).toEqual({ kind: 'unknown' })
  expect((await findProject({ ...ctx, drafts: true }, draft.slug))?.title).toBe('Proef')
})

test('a project that moves leaves a way behind', async () => {
  const { id, slug } = await newProject()
  const moved = `proef-${randomUUID()}`
  const data = { slug: moved, _status: 'published' as const }
  await payload.update({ collection: 'projects', id, data, depth: 0, context: quietly, ...asSystem })
  expect(await findRedirect(ctx, `/portfolio/${slug}`)).toBe(`/portfolio/${moved}`)
})

test.each([{ quoted: -1 }, { quoted: 12.5 }, { weeks: -1 }, { lines: [{ label: 'Zonder keuze' }] }])(
  'a story with %j is refused',
  async story => {
    await expect(newProject({ story })).rejects.toThrow()
  },
)

test.each([
  { url: 'http://onveilig.example' },
  { url: 'javascript:alert(1)' },
  { site: 'onbekend' },
  { slug: 'groenrand-hoveniers' },
  { slug: 'Met Hoofdletter' },
])('a project with %j is refused', async part => {
  await expect(newProject(part)).rejects.toThrow()
})

test('no menu leads to the portfolio while it is empty, and the people that staff removed stay away', async () => {
  expect(await quick()).toContain('/portfolio')
  const all = {
    collection: 'projects',
    where: { id: { exists: true } },
    context: quietly,
    ...asSystem,
  } as const
  await payload.update({ ...all, data: { _status: 'draft' }, depth: 0 })
  expect(await quick()).not.toContain('/portfolio')
  expect(await quick()).toContain('/over-ons')
  const about = { slug: 'about', depth: 0, context: quietly, ...asSystem } as const
  expect((await payload.findGlobal(about)).team).toHaveLength(3)
  await payload.updateGlobal({ ...about, data: { team: [], _status: 'published' } })
  expect([...(await seedBase(ctx)), ...(await seedDemo(ctx))]).toEqual([])
  expect((await payload.findGlobal(about)).team).toEqual([])
})
