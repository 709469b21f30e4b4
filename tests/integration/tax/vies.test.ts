import { afterAll, beforeAll, expect, test } from 'vitest'
import { syntaxOnly, viesService } from '@/features/tax/server/vies'
import { type ViesPeer, viesPeer } from '../../support/viesPeer'

let peer: ViesPeer

beforeAll(async () => {
  peer = await viesPeer()
})

afterAll(() => peer.close())

const belgian = { prefix: 'BE', number: '0123456749' }
const ours = { prefix: 'NL', number: '000099998B57' }
const TOLD = { name: 'VOORBEELD BV', address: 'Voorbeeldstraat 1\n1000 Voorbeeldstad' }

test('a valid id comes with name, address and the number of the consultation', async () => {
  peer.ids.set('BE0123456749', 'valid')
  const answer = await viesService(peer.url).check(belgian, ours)
  expect(answer).toEqual({ kind: 'valid', ...TOLD, consultation: 'WAPIAAAAVOORBEELD' })
  expect(peer.calls.at(-1)).toEqual({
    ...{ countryCode: 'BE', vatNumber: '0123456749' },
    ...{ requesterMemberStateCode: 'NL', requesterNumber: '000099998B57' },
  })
})

test('without an id of our own there is no number', async () => {
  peer.ids.set('BE0123456749', 'valid')
  expect(await viesService(peer.url).check(belgian, null)).toMatchObject({ kind: 'valid', consultation: '' })
  expect(peer.calls.at(-1)).not.toHaveProperty('requesterNumber')
})

test('a member state that tells no name leaves it empty', async () => {
  peer.ids.set('BE0123456749', 'nameless')
  const answer = await viesService(peer.url).check(belgian, ours)
  expect(answer).toMatchObject({ kind: 'valid', name: '', address: '' })
})

test('an id that VIES does not know is invalid', async () => {
  peer.ids.set('BE0123456749', 'invalid')
  expect(await viesService(peer.url).check(belgian, ours)).toMatchObject({ kind: 'invalid' })
})

test.each([
  ['down', 'MS_UNAVAILABLE'],
  ['busy', 'MS_MAX_CONCURRENT_REQ'],
  ['other', 'an answer about another id'],
] as const)('%s says nothing about the id', async (standing, why) => {
  peer.ids.set('BE0123456749', standing)
  expect(await viesService(peer.url).check(belgian, ours)).toEqual({ kind: 'unavailable', why })
})

test.each(['page', 'malformed', 'inward', 'huge', 'drops', 'slow'] as const)(
  'an answer that is %s is none, and throws nothing',
  async standing => {
    peer.ids.set('BE0123456749', standing)
    expect(await viesService(peer.url, 400).check(belgian, ours)).toMatchObject({ kind: 'unavailable' })
  },
)

test('nobody there says nothing either', async () => {
  const gone = viesService('http://127.0.0.1:9')
  expect(await gone.check(belgian, ours)).toMatchObject({ kind: 'unavailable' })
  expect(await syntaxOnly.check(belgian, ours)).toMatchObject({ kind: 'unavailable' })
})
