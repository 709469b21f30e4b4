import type { Drawing, MapPlace } from '../../model/placesNearby'
import { type TownMap as Drawn, drawTownMap, MAP_SIZE } from '../../model/townMap'

/** Each in a box of 54 by 40 around its middle. */
const LANDMARKS: Record<Drawing, string> = {
  saltHut: 'M-9 19v-22l5-11h9l5 11v22M-14 19h29M-9-3h19M-8 5h17M-8 12h17M0-14v-5',
  factory:
    'M-22 18v-15l10-7v7l10-7v7l10-7v22zM13 18v-34h5l1 34M9 18h14M-16 18v-7h6v7M-3 9h6M15-19c3-3 7 1 9-2',
  church: 'M-6 19v-22l-6 0 9-15 8 15-5 0M-12-3v22M-3-18v-3M0 3h17l6 8v8h-37M6 19v-7h5v7M-8 4h4',
  hill: 'M-26 15c8-17 17-24 27-13 7-8 17-7 25 13M-12 1v-12M-12-11c-5 2-5 8 0 8 5 0 5-6 0-8M-2-4v-10M-2-14c-4 2-4 7 0 7 4 0 4-5 0-7M4 12c4-4 8-5 12-3',
  farm: 'M-24 18v-10l9-15h31l9 15v10zM-24 8h13l5-9 5 9h26M-8 18v-8h7v8M9 13h8M-15-7l-3-4M16-7l3-4',
  bridge:
    'M-26 6h52M-26 10h52M-22 6c8-24 36-24 44 0M-14 6v-11M-5 6v-17M5 6v-17M14 6v-11M-20 10v6M20 10v6M-12 16q4-3 8 0t8 0',
  trees:
    'M-14 17v-19M-14-16c-8 3-9 17 0 17 9 0 8-14 0-17M2 17v-15M2-9c-6 2-7 13 0 13 7 0 6-11 0-13M17 17v-18M17-15c-7 3-8 16 0 16 8 0 7-13 0-16M-24 17h48',
}

const VAN =
  'M-22 8v-17c0-2 1-3 3-3h22c3 0 5 1 7 4l5 6c5 1 7 3 7 6v4h-4M-22 8h3M-9 8h17M3-12v20M7-8v6h9M-14 4a4.5 4.5 0 1 0 .1 0M13 4a4.5 4.5 0 1 0 .1 0'

export function TownMap({ places, note }: { places: MapPlace[]; note: string }) {
  if (places.length === 0) return null
  const map = drawTownMap(places)
  return (
    <figure className="town-map slip rotate-[.5deg] p-3 pb-4 lg:p-4 lg:pb-5">
      <svg
        role="img"
        aria-label={`Kaart. ${places.map(inWords).join(', ')}.`}
        viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
        className="h-auto w-full overflow-hidden fill-none stroke-[1.7] stroke-current [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <Lines map={map} />
        <Labels map={map} />
      </svg>
      <figcaption className="mt-2 px-1 text-soft text-sm">{note}</figcaption>
    </figure>
  )
}

const inWords = ({ name, minutes }: MapPlace) => (minutes === null ? name : `${name} ${minutes} minuten`)

function Lines({ map }: { map: Drawn }) {
  return (
    <>
      <path d={map.border} className="stroke-edge [stroke-dasharray:9_5_1_5]" />
      {map.roads.map(road => (
        <path key={road} d={road} className="stroke-[1.4] stroke-edge [stroke-dasharray:1_6]" />
      ))}
      <g className="stroke-[2] stroke-pen/35">
        {map.waters.map(water => (
          <path key={water} d={water} />
        ))}
      </g>
      {map.landmarks.map(({ drawing, x, y }) => (
        <path key={`${x} ${y}`} d={LANDMARKS[drawing]} transform={`translate(${x} ${y})`} />
      ))}
      {map.route && <path d={map.route} className="stroke-[2.6] stroke-pen [stroke-dasharray:9_7]" />}
      {map.van && (
        <path d={VAN} transform={`translate(${map.van.x} ${map.van.y})`} className="fill-paper stroke-pen" />
      )}
    </>
  )
}

function Labels({ map }: { map: Drawn }) {
  return (
    <>
      {map.spots.map(({ x, y, isHome, isFirst }) => (
        <circle
          key={`${x} ${y}`}
          {...{ cx: x, cy: y, r: isHome || isFirst ? 7 : 4.5 }}
          className={`stroke-none ${isHome ? 'fill-pen' : 'fill-red'}`}
        />
      ))}
      <g className="fill-current">
        {map.waterNames.map(({ x, y, name }) => (
          <text key={name} {...{ x, y }} textAnchor="middle" className="town-map-water">
            {name}
          </text>
        ))}
        {map.spots.map(({ label }) => (
          <text key={label.name} {...{ x: label.x, y: label.y }} textAnchor={label.anchor}>
            <tspan className="town-map-name">{label.name}</tspan>
            {label.minutes && (
              <tspan x={label.x} dy="1.05em" className="town-map-minutes">
                {label.minutes}
              </tspan>
            )}
          </text>
        ))}
      </g>
    </>
  )
}
