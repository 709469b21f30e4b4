/** A spot on a drawn map. Minutes by van from `HOME`, null for `HOME` itself and for what is only drawn. */
export type MapPlace = { name: string; minutes: number | null; latitude: number; longitude: number }

/** What staff type of a place. An empty field is that of the table. */
export type TypedPlace = {
  name: string
  minutes?: number | null
  latitude?: number | null
  longitude?: number | null
}

export const HOME = 'Enschede'

/** Latitude, longitude, and minutes by van from Enschede on an empty road, rounded to five. */
const TABLE: Record<string, readonly [latitude: number, longitude: number, minutes: number]> = {
  Enschede: [52.2215, 6.8937, 0],
  Roombeek: [52.232, 6.893, 5],
  Pathmos: [52.2155, 6.8745, 5],
  Twekkelerveld: [52.232, 6.862, 10],
  Stadsveld: [52.2125, 6.862, 10],
  Wesselerbrink: [52.1945, 6.87, 10],
  Stroinkslanden: [52.1935, 6.9005, 10],
  Kennispark: [52.2385, 6.846, 10],
  Havengebied: [52.2225, 6.8545, 10],
  Marssteden: [52.212, 6.826, 10],
  Lonneker: [52.2495, 6.9125, 10],
  Glanerbrug: [52.215, 6.974, 10],
  Usselo: [52.201, 6.838, 10],
  Boekelo: [52.2035, 6.8, 15],
  Hengelo: [52.2658, 6.7931, 15],
  Losser: [52.261, 7.0047, 15],
  Haaksbergen: [52.1563, 6.74, 20],
  Oldenzaal: [52.3133, 6.9293, 20],
  Borne: [52.3, 6.7537, 20],
  Delden: [52.2608, 6.7111, 20],
  Goor: [52.2317, 6.585, 30],
  Almelo: [52.3567, 6.6625, 30],
  Wierden: [52.3592, 6.5931, 30],
  Denekamp: [52.3767, 7.0067, 30],
  Ootmarsum: [52.4083, 6.901, 35],
  Tubbergen: [52.4075, 6.785, 35],
  Vriezenveen: [52.4083, 6.6233, 35],
  Rijssen: [52.3067, 6.5183, 35],
  Nijverdal: [52.36, 6.4683, 40],
  Holten: [52.2833, 6.4217, 40],
  Raalte: [52.3858, 6.275, 50],
  Deventer: [52.255, 6.1639, 50],
  Ommen: [52.5208, 6.4208, 55],
  Hardenberg: [52.5758, 6.6192, 55],
  Dalfsen: [52.5117, 6.2567, 65],
  Zwolle: [52.5125, 6.0944, 70],
  Kampen: [52.555, 5.9111, 80],
  Steenwijk: [52.788, 6.12, 95],
}

/** Of what staff typed, the places that can be drawn, each once. */
export function resolvePlaces(typed: readonly TypedPlace[]): MapPlace[] {
  const found = typed.flatMap(resolvePlace)
  return found.filter(({ name }, index) => found.findIndex(each => each.name === name) === index)
}

function resolvePlace({ name, ...typed }: TypedPlace): MapPlace[] {
  const [knownLatitude, knownLongitude, knownMinutes] = Object.hasOwn(TABLE, name) ? (TABLE[name] ?? []) : []
  const latitude = typed.latitude ?? knownLatitude
  const longitude = typed.longitude ?? knownLongitude
  if (latitude === undefined || longitude === undefined) return []
  const minutes = typed.minutes ?? knownMinutes
  return [{ name, minutes: name === HOME ? null : (minutes ?? null), latitude, longitude }]
}

export const home = (): MapPlace[] => resolvePlaces([{ name: HOME }])

/** Null when the place can be drawn, else what staff read. */
export function unknownPlace(typed: TypedPlace): string | null {
  if (resolvePlaces([typed]).length > 0) return null
  return 'Deze plaats kennen we nog niet. Vul ook de breedtegraad en de lengtegraad in.'
}

/** In degrees: what the drawing of Twente and Overijssel reaches. */
export const MAP_BOUNDS = { latitude: { min: 51.5, max: 53.5 }, longitude: { min: 5, max: 8 } }

export type Line = readonly (readonly [latitude: number, longitude: number])[]

/** Drawn by hand and by eye: they show the way, not the bank. */
export const WATERS: readonly { name: string; label: Line[number]; lines: readonly Line[] }[] = [
  {
    name: 'Twentekanaal',
    label: [52.238, 6.735],
    lines: [
      [
        [52.163, 6.19],
        [52.166, 6.222],
        [52.168, 6.41],
        [52.2, 6.53],
        [52.228, 6.59],
        [52.244, 6.65],
        [52.25, 6.71],
        [52.248, 6.785],
        [52.234, 6.825],
        [52.221, 6.856],
        [52.2195, 6.874],
      ],
      [
        [52.244, 6.65],
        [52.28, 6.66],
        [52.32, 6.65],
        [52.346, 6.658],
      ],
    ],
  },
  {
    name: 'IJssel',
    label: [52.32, 6.08],
    lines: [
      [
        [52.1, 6.2],
        [52.16, 6.19],
        [52.21, 6.17],
        [52.252, 6.15],
        [52.3, 6.11],
        [52.34, 6.1],
        [52.39, 6.13],
        [52.44, 6.09],
        [52.485, 6.06],
        [52.51, 5.99],
        [52.55, 5.92],
        [52.59, 5.84],
        [52.6, 5.7],
        [52.62, 5.5],
      ],
    ],
  },
  {
    name: 'Vecht',
    label: [52.55, 6.52],
    lines: [
      [
        [52.6, 7.1],
        [52.615, 6.85],
        [52.61, 6.71],
        [52.573, 6.62],
        [52.54, 6.52],
        [52.517, 6.42],
        [52.51, 6.33],
        [52.508, 6.256],
        [52.53, 6.17],
        [52.545, 6.1],
        [52.59, 6.05],
        [52.63, 6.02],
        [52.645, 5.93],
        [52.62, 5.75],
      ],
    ],
  },
  {
    name: 'Regge',
    label: [52.43, 6.44],
    lines: [
      [
        [52.236, 6.58],
        [52.296, 6.565],
        [52.34, 6.49],
        [52.39, 6.45],
        [52.45, 6.44],
        [52.508, 6.4],
      ],
    ],
  },
  {
    name: 'Dinkel',
    label: [52.34, 7.02],
    lines: [
      [
        [52.08, 7.0],
        [52.13, 7.03],
        [52.19, 7.05],
        [52.225, 7.03],
        [52.262, 7.016],
        [52.32, 7.02],
        [52.374, 7.018],
        [52.43, 6.99],
        [52.52, 6.98],
      ],
    ],
  },
]

export const ROADS: readonly Line[] = [
  [
    [52.2, 7.2],
    [52.212, 7.02],
    [52.207, 6.95],
    [52.196, 6.9],
    [52.198, 6.86],
    [52.205, 6.83],
    [52.215, 6.8],
    [52.248, 6.77],
    [52.28, 6.745],
    [52.305, 6.69],
    [52.33, 6.645],
    [52.345, 6.6],
    [52.36, 6.45],
    [52.38, 6.3],
    [52.48, 6.15],
    [52.52, 5.9],
    [52.53, 5.5],
  ],
  [
    [52.302, 7.3],
    [52.3, 7.06],
    [52.298, 6.93],
    [52.295, 6.83],
    [52.285, 6.745],
    [52.29, 6.62],
    [52.285, 6.52],
    [52.27, 6.42],
    [52.245, 6.27],
    [52.23, 6.18],
    [52.215, 6.05],
    [52.2, 5.5],
  ],
]

export const BORDER: Line = [
  [51.95, 6.78],
  [52.06, 6.74],
  [52.12, 6.87],
  [52.17, 6.93],
  [52.21, 6.99],
  [52.24, 7.05],
  [52.3, 7.065],
  [52.37, 7.06],
  [52.41, 7.0],
  [52.465, 6.98],
  [52.485, 6.88],
  [52.49, 6.74],
  [52.55, 6.69],
  [52.62, 6.73],
  [52.65, 6.74],
  [52.645, 7.1],
]

export type Drawing = 'saltHut' | 'factory' | 'church' | 'hill' | 'farm' | 'bridge' | 'trees'

/** Small things to recognise a stretch of land by. */
export const LANDMARKS: readonly { drawing: Drawing; at: readonly [latitude: number, longitude: number] }[] =
  [
    { drawing: 'saltHut', at: [52.222, 6.787] },
    { drawing: 'saltHut', at: [52.189, 6.806] },
    { drawing: 'church', at: [52.246, 6.945] },
    { drawing: 'factory', at: [52.208, 6.84] },
    { drawing: 'factory', at: [52.275, 6.81] },
    { drawing: 'church', at: [52.262, 6.98] },
    { drawing: 'factory', at: [52.24, 6.872] },
    { drawing: 'church', at: [52.335, 6.9] },
    { drawing: 'church', at: [52.28, 6.68] },
    { drawing: 'hill', at: [52.32, 6.41] },
    { drawing: 'hill', at: [52.47, 6.42] },
    { drawing: 'hill', at: [52.34, 6.975] },
    { drawing: 'farm', at: [52.4, 6.955] },
    { drawing: 'farm', at: [52.175, 6.83] },
    { drawing: 'farm', at: [52.24, 6.95] },
    { drawing: 'farm', at: [52.45, 6.68] },
    { drawing: 'farm', at: [52.33, 6.3] },
    { drawing: 'factory', at: [52.2, 6.9] },
    { drawing: 'farm', at: [52.17, 6.88] },
    { drawing: 'bridge', at: [52.23, 6.11] },
    { drawing: 'trees', at: [52.185, 6.94] },
    { drawing: 'trees', at: [52.255, 6.86] },
    { drawing: 'trees', at: [52.65, 6.35] },
    { drawing: 'farm', at: [52.7, 6.25] },
    { drawing: 'trees', at: [52.21, 6.68] },
    { drawing: 'trees', at: [52.44, 6.28] },
  ]
