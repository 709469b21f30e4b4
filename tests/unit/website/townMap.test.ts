import { expect, test } from 'vitest'
import { resolvePlaces, unknownPlace } from '@/features/website/model/placesNearby'
import { drawTownMap, isInside, MAP_SIZE, overlaps } from '@/features/website/model/townMap'

test.each([
  ['a place of the table', { name: 'Hengelo' }, true],
  ['another way of writing it', { name: 'hengelo' }, false],
  ['a place with coordinates', { name: 'De Lutte', latitude: 52.32, longitude: 6.99 }, true],
  ['a place with half of them', { name: 'De Lutte', latitude: 52.32 }, false],
  ['a name that every object has', { name: 'constructor' }, false],
  ['nothing', { name: '' }, false],
])('%s can be drawn: %j is %s', (_case, typed, known) => {
  expect(unknownPlace(typed) === null).toBe(known)
})

test('what staff typed wins from the table, and a place is drawn once', () => {
  const places = resolvePlaces([{ name: 'Hengelo', minutes: 12 }, { name: 'Hengelo' }, { name: 'Nergens' }])
  expect(places).toEqual([{ name: 'Hengelo', minutes: 12, latitude: 52.2658, longitude: 6.7931 }])
})

test('the office has no minutes, and stands on every map', () => {
  const { spots } = drawTownMap(resolvePlaces([{ name: 'Zwolle' }]))
  expect(spots.map(({ label, isHome }) => [label.name, label.minutes, isHome])).toEqual([
    ['Enschede', '', true],
    ['Zwolle', '70 min', false],
  ])
})

test('the north is up and the east is right', () => {
  const { spots } = drawTownMap(resolvePlaces([{ name: 'Almelo' }, { name: 'Losser' }]))
  const [office, almelo, losser] = spots
  expect(almelo?.y).toBeLessThan(office?.y ?? 0)
  expect(almelo?.x).toBeLessThan(office?.x ?? 0)
  expect(losser?.x).toBeGreaterThan(office?.x ?? MAP_SIZE.width)
})

test('the route leads from the office to the first place, and there is none without one', () => {
  const { route, spots } = drawTownMap(resolvePlaces([{ name: 'Deventer' }, { name: 'Almelo' }]))
  const [office, deventer] = spots
  expect(route).toMatch(new RegExp(`^M${office?.x} ${office?.y}Q.* ${deventer?.x} ${deventer?.y}$`))
  expect(drawTownMap([])).toMatchObject({ route: '', van: null })
})

test('each other place has a route of its own', () => {
  const { otherRoutes, spots } = drawTownMap(resolvePlaces([{ name: 'Deventer' }, { name: 'Almelo' }]))
  expect(otherRoutes).toEqual([expect.stringMatching(new RegExp(`Q.* ${spots[2]?.x} ${spots[2]?.y}$`))])
})

const PLACES = [
  ['the whole province', 'Zwolle Deventer Ommen Hardenberg Almelo Raalte'],
  ['Twente', 'Hengelo Almelo Oldenzaal Haaksbergen Rijssen Ootmarsum Goor'],
  ['one town', 'Roombeek Lonneker Glanerbrug Boekelo Wesselerbrink Twekkelerveld'],
  ['close together', 'Hengelo Borne Delden Boekelo Usselo Marssteden Kennispark'],
] as const

test.each(PLACES)('no two labels of %s cover each other, and all stand in the picture', (_case, names) => {
  const { spots, top, height } = drawTownMap(resolvePlaces(names.split(' ').map(name => ({ name }))))
  const boxes = spots.map(({ label }) => label.box)
  for (const [index, box] of boxes.entries()) {
    expect(isInside(box), spots[index]?.label.name).toBe(true)
    expect(box.y).toBeGreaterThanOrEqual(top)
    expect(box.y + box.height).toBeLessThanOrEqual(top + height)
    for (const other of boxes.slice(index + 1)) expect(overlaps(box, other)).toBe(false)
  }
})

test('the same places are drawn the same', () => {
  const places = resolvePlaces([{ name: 'Hengelo' }, { name: 'Borne' }])
  expect(drawTownMap(places)).toEqual(drawTownMap(places))
})
