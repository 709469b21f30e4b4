import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { asSystem } from '@/server/authority'
import { testCtx } from '../../support/testCtx'

const { payload } = await testCtx()
const told = (path: string, message: string) => ({ data: { errors: [{ path, message }] } })

test.each([
  [
    { openingHours: [{ weekday: '1' as const, opens: '19:00', closes: '18:00' }] },
    told('openingHours.0.closes', 'Later dan de tijd van opening.'),
  ],
  [{ instagram: 'javascript:alert(1)' }, told('instagram', 'Een adres dat met https:// begint.')],
  [{ mapsLink: 'zomaar' }, told('mapsLink', 'Een adres dat met https:// begint.')],
])('the company is not kept with %j', async (data, refusal) => {
  await expect(
    payload.updateGlobal({ slug: 'company', data: data as never, ...asSystem }),
  ).rejects.toMatchObject(refusal)
})

test('an old address does not lead to itself', async () => {
  const from = `/oud-${randomUUID()}`
  const data = { from, to: { type: 'custom' as const, url: from } }
  await expect(payload.create({ collection: 'redirects', data, ...asSystem })).rejects.toMatchObject(
    told('to.url', 'Dit adres leidt naar zichzelf.'),
  )
})

test('a copy of a service has a name that can be published', async () => {
  const { docs } = await payload.find({ collection: 'services', limit: 1, depth: 0, ...asSystem })
  const { id, slug } = docs[0] ?? { id: '', slug: '' }
  const copy = await payload.duplicate({ collection: 'services', id, depth: 0, ...asSystem })
  expect(copy.slug).toBe(`${slug}-kopie`)
})
