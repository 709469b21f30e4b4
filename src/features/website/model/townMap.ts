import {
  BORDER,
  type Drawing,
  HOME,
  home,
  LANDMARKS,
  type Line,
  type MapPlace,
  ROADS,
  WATERS,
} from './placesNearby'

export const MAP_SIZE = { width: 480, height: 400 }
/** Letters as large as a phone shows them; wider screens show smaller ones in the same room. */
export const NAME_SIZE = 23
export const MINUTES_SIZE = 20

const PADDING = { x: 62, y: 46 }
/** Of a picture that shows one town: about 9 km. */
const MIN_DEGREES = 0.08
const DOT = 9
const LANDMARK = { width: 54, height: 40 }
const VAN = { width: 54, height: 30 }
const VAN_GAP = 25

type Point = { x: number; y: number }
type Box = Point & { width: number; height: number }
export type Anchor = 'start' | 'middle' | 'end'
export type MapLabel = Point & { anchor: Anchor; name: string; minutes: string; box: Box }
export type TownMap = {
  waters: string[]
  waterNames: (Point & { name: string })[]
  roads: string[]
  border: string
  /** From the office to the first place; empty where the map shows the office alone. */
  route: string
  /** To the other places. */
  otherRoutes: string[]
  van: Point | null
  spots: (Point & { isHome: boolean; isFirst: boolean; label: MapLabel })[]
  landmarks: (Point & { drawing: Drawing })[]
  /** What is worth showing of the whole height. */
  top: number
  height: number
}

/** The first place is where the page is about. */
export function drawTownMap(places: readonly MapPlace[]): TownMap {
  const shown = [...home().filter(own => !places.some(({ name }) => name === own.name)), ...places]
  const toPoint = projection(shown)
  const points = shown.map(place => ({ place, ...toPoint(place.latitude, place.longitude) }))
  const first = places.find(({ name }) => name !== HOME)
  const routes = points
    .filter(({ place }) => place.name !== HOME)
    .map(spot => routeTo(points, spot, spot.place === first))
  const route = routes.find(({ isFirst }) => isFirst)
  const onRoutes = routes.flatMap(({ along }) => along.map(spot => around(spot, 8, 8)))
  const labels = labelsOf(points, onRoutes)
  const taken = [...labels.map(({ box }) => box), ...points.map(dotBox), ...onRoutes]
  const van = vanBeside(route?.along ?? [], taken)
  const crop = cropTo([...labels.map(({ box }) => box), ...points.map(dotBox)])
  const project = (spots: Line) => spots.map(([latitude, longitude]) => toPoint(latitude, longitude))
  const waters = WATERS.flatMap(({ lines }) => lines.map(project))
  const roads = ROADS.map(project)
  const border = project(BORDER)
  const waterNames = waterNamesIn(toPoint, taken, crop)
  taken.push(...[...waters, ...roads, border].flatMap(pointsAlong).map(spot => around(spot, 12, 12)))
  return {
    waters: waters.map(handDrawn),
    waterNames,
    roads: roads.map(handDrawn),
    border: handDrawn(border),
    route: route?.path ?? '',
    otherRoutes: routes.filter(({ isFirst }) => !isFirst).map(({ path }) => path),
    van,
    spots: points.map(({ place, x, y }, index) => ({
      ...{ x, y, isHome: place.name === HOME, isFirst: place === first },
      label: labels[index] as MapLabel,
    })),
    landmarks: landmarksIn(toPoint, taken, crop),
    ...crop,
  }
}

const MARGIN = 30
const MIN_HEIGHT = 300

/** Leaves out what is empty above and below. */
function cropTo(boxes: readonly Box[]): Crop {
  const from = Math.min(...boxes.map(({ y }) => y)) - MARGIN
  const to = Math.max(...boxes.map(({ y, height }) => y + height)) + MARGIN
  const height = Math.min(MAP_SIZE.height, Math.max(MIN_HEIGHT, to - from))
  const top = Math.min(MAP_SIZE.height - height, Math.max(0, (from + to - height) / 2))
  return { top: rounded(top), height: rounded(height) }
}

/** Near enough to each other that nothing stands between two of them. */
function pointsAlong(spots: readonly Point[]): Point[] {
  return spots.slice(1).flatMap((to, index) => {
    const from = spots[index] ?? to
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 12)
    return Array.from({ length: steps + 1 }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }))
  })
}

type ToPoint = (latitude: number, longitude: number) => Point

/** Degrees of longitude are shorter here than those of latitude. */
const NARROWER = Math.cos((52.3 * Math.PI) / 180)

function projection(places: readonly MapPlace[]): ToPoint {
  const range = (values: number[]) => {
    const [min, max] = [Math.min(...values), Math.max(...values)]
    return { middle: (min + max) / 2, span: Math.max(max - min, MIN_DEGREES) }
  }
  const latitudes = range(places.map(({ latitude }) => latitude))
  const longitudes = range(places.map(({ longitude }) => longitude))
  const scale = Math.min(
    (MAP_SIZE.width - 2 * PADDING.x) / (longitudes.span * NARROWER),
    (MAP_SIZE.height - 2 * PADDING.y) / latitudes.span,
  )
  return (latitude, longitude) => ({
    x: rounded(MAP_SIZE.width / 2 + (longitude - longitudes.middle) * NARROWER * scale),
    y: rounded(MAP_SIZE.height / 2 - (latitude - latitudes.middle) * scale),
  })
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** A smooth line with the slight waver of a pen. The same points give the same line. */
function handDrawn(points: readonly Point[]): string {
  const [start] = points
  if (!start) return ''
  const curves = points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    const waver = Math.sin(from.x * 1.7 + to.y) * 2
    const first = [from.x + (to.x - before.x) / 6 + waver, from.y + (to.y - before.y) / 6 - waver]
    const second = [to.x - (after.x - from.x) / 6 - waver, to.y - (after.y - from.y) / 6 + waver]
    return `C${[...first, ...second, to.x, to.y].map(rounded).join(' ')}`
  })
  return `M${start.x} ${start.y}${curves.join('')}`
}

type Spot = Point & { place: MapPlace }

type Route = { path: string; along: Point[]; isFirst: boolean }

/** A bend from the office to a place, as a path and as points on it. The first bends most: a van drives beside it. */
function routeTo(points: readonly Spot[], to: Spot, isFirst: boolean): Route {
  const from = points.find(({ place }) => place.name === HOME) ?? to
  const side = (from.x > to.x ? 1 : -1) * (isFirst ? 0.22 : 0.07)
  const bend = {
    x: rounded((from.x + to.x) / 2 + (to.y - from.y) * side),
    y: rounded((from.y + to.y) / 2 - (from.x - to.x) * side),
  }
  const along = ROUTE_STEPS.map(part => ({
    x: from.x * (1 - part) ** 2 + 2 * bend.x * part * (1 - part) + to.x * part ** 2,
    y: from.y * (1 - part) ** 2 + 2 * bend.y * part * (1 - part) + to.y * part ** 2,
  }))
  return { path: `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`, along, isFirst }
}

const ROUTE_STEPS = [0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85]

/** The van drives beside the route, as near to its middle as there is room. */
function vanBeside(along: readonly Point[], taken: Box[]): Point | null {
  const middleFirst = [...along.keys()].sort(
    (one, other) => Math.abs(one - along.length / 2) - Math.abs(other - along.length / 2),
  )
  const beside = middleFirst.flatMap(index => {
    const { x, y } = along[index] ?? { x: 0, y: 0 }
    return [VAN_GAP, -VAN_GAP].map(gap => ({ x: rounded(x), y: rounded(y - gap) }))
  })
  const free = beside.find(spot => {
    const box = around(spot, VAN.width, VAN.height)
    return isInside(box) && !taken.some(each => overlaps(each, box))
  })
  if (free) taken.push(around(free, VAN.width, VAN.height))
  return free ?? null
}

const around = ({ x, y }: Point, width: number, height: number): Box => ({
  ...{ x: x - width / 2, y: y - height / 2, width, height },
})
const dotBox = (spot: Point) => around(spot, 2 * DOT, 2 * DOT)

export function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

export function isInside({ x, y, width, height }: Box): boolean {
  return x >= 4 && y >= 4 && x + width <= MAP_SIZE.width - 4 && y + height <= MAP_SIZE.height - 4
}

/** Each label beside its dot, where it covers least and no other label. */
function labelsOf(spots: readonly Spot[], lines: readonly Box[]): MapLabel[] {
  const office = spots.find(({ place }) => place.name === HOME)
  const choices = spots.map((spot, index) => {
    const others = [...spots.filter((_spot, nth) => nth !== index).map(dotBox), ...lines]
    const covers = ({ box }: MapLabel) => others.filter(other => overlaps(other, box)).length
    const isWest = office !== undefined && spot.x < office.x
    return sidesOf(spot, isWest)
      .filter(({ box }) => isInside(box))
      .sort((one, other) => covers(one) - covers(other))
  })
  return fitting(choices, []) ?? spots.flatMap(spot => sidesOf(spot, false).slice(0, 1))
}

/** The first combination without an overlap. */
function fitting(choices: readonly MapLabel[][], placed: readonly MapLabel[]): MapLabel[] | null {
  const [sides, ...rest] = choices
  if (!sides) return []
  for (const side of sides) {
    if (placed.some(other => overlaps(other.box, side.box))) continue
    const others = fitting(rest, [...placed, side])
    if (others) return [side, ...others]
  }
  return null
}

/** Away from the office first. */
function sidesOf({ x, y, place }: Spot, isWest: boolean): MapLabel[] {
  const minutes = place.minutes === null ? '' : `${place.minutes} min`
  const width = Math.max(place.name.length * NAME_SIZE * 0.56, minutes.length * MINUTES_SIZE * 0.56)
  const height = NAME_SIZE + (minutes ? MINUTES_SIZE + 2 : 4)
  const label = (anchor: Anchor, boxX: number, boxY: number): MapLabel => ({
    ...{ name: place.name, minutes, anchor },
    x: rounded(anchor === 'start' ? boxX : anchor === 'end' ? boxX + width : boxX + width / 2),
    y: rounded(boxY + NAME_SIZE * 0.82),
    box: { x: boxX, y: boxY, width, height },
  })
  const [right, left] = [x + DOT + 6, x - DOT - 6 - width]
  const [above, below] = [y - DOT - 3 - height, y + DOT + 2]
  const beside = [label('start', right, y - height / 2), label('end', left, y - height / 2)]
  return [
    ...(isWest ? beside.reverse() : beside),
    label('middle', x - width / 2, below),
    label('middle', x - width / 2, above),
    label('start', right - 6, below - 6),
    label('end', left + 6, below - 6),
    label('start', right - 6, above + 6),
    label('end', left + 6, above + 6),
  ]
}

type Crop = { top: number; height: number }

const isShown = (box: Box, { top, height }: Crop) =>
  isInside(box) && box.y >= top + 4 && box.y + box.height <= top + height - 4

function waterNamesIn(toPoint: ToPoint, taken: Box[], crop: Crop): TownMap['waterNames'] {
  return WATERS.filter(({ name }) => name).flatMap(({ name, label }) => {
    const spot = toPoint(...label)
    const box = around({ x: spot.x, y: spot.y - 5 }, name.length * 10, 20)
    if (!isShown(box, crop) || taken.some(each => overlaps(each, box))) return []
    taken.push(box)
    return [{ ...spot, name }]
  })
}

/** Only where nothing else stands. */
function landmarksIn(toPoint: ToPoint, taken: Box[], crop: Crop): TownMap['landmarks'] {
  return LANDMARKS.flatMap(({ drawing, at }) => {
    const spot = toPoint(...at)
    const box = around(spot, LANDMARK.width, LANDMARK.height)
    if (!isShown(box, crop) || taken.some(each => overlaps(each, box))) return []
    taken.push(box)
    return [{ ...spot, drawing }]
  })
}
