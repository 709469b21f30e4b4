import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { asSystem } from '@/platform/access/authority'
import { TAKEN } from '../../../collections/fields/ownValue'
import { testCtx } from '../../support/testCtx'

const { payload } = await testCtx()

test.each([
  ['services', 'slug'],
  ['posts', 'slug'],
  ['regions', 'path'],
  ['legal-pages', 'slug'],
  ['hosting-packages', 'key'],
  ['hosting-extras', 'key'],
] as const)(
  'of the %s each has a %s of its own, and who takes another’s is told why',
  async (collection, field) => {
    const quietly = { collection, depth: 0, ...asSystem }
    const { docs } = await payload.find({ ...quietly, limit: 2 })
    const [one, other] = docs.map(doc => ({ id: doc.id, value: Reflect.get(doc, field) }))
    const rename = (value: string) =>
      payload.update({ ...quietly, id: one?.id ?? '', data: { [field]: value, _status: 'published' } })
    await expect(rename(other?.value)).rejects.toMatchObject({
      data: { errors: [{ path: field, message: TAKEN }] },
    })
    expect(Reflect.get(await rename(one?.value), field)).toBe(one?.value)
  },
)

test('an old address leads to one place', async () => {
  const name = randomUUID()
  const redirect = (from: string) =>
    payload.create({
      collection: 'redirects',
      data: { from, to: { type: 'custom', url: '/contact' } },
      ...asSystem,
    })
  await redirect(`/oud-${name}`)
  await expect(redirect(`/oud-${name}`)).rejects.toMatchObject({
    data: { errors: [{ path: 'from', message: TAKEN }] },
  })
  expect(await redirect(`/Oud-${name}`)).toMatchObject({ from: `/Oud-${name}` })
})

test('an e-mail address is one account’s, in whatever letters', async () => {
  const name = randomUUID()
  const hired = (email: string) =>
    payload.create({
      collection: 'staff',
      data: { email, name: 'Proef', roles: ['editor'], password: `${randomUUID()} molen` },
      ...asSystem,
    })
  await hired(`${name}@kantoor.example`)
  await expect(hired(`${name.toUpperCase()}@Kantoor.example`)).rejects.toMatchObject({
    data: { errors: [{ path: 'email', message: TAKEN }] },
  })
})
