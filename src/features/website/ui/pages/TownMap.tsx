import type { MapPlace } from '../../model/placesNearby'
import { type TownMap as Drawn, drawTownMap, MAP_SIZE } from '../../model/townMap'
import { LANDMARKS, VAN } from './mapDrawings'

export function TownMap({ places, note }: { places: MapPlace[]; note: string }) {
  if (places.length === 0) return null
  const map = drawTownMap(places)
  return (
    <figure className="town-map slip p-2.5 pb-4">
      <svg
        role="img"
        aria-label={`Kaart. ${places.map(inWords).join(', ')}.`}
        viewBox={`0 ${map.top} ${MAP_SIZE.width} ${map.height}`}
        className="h-auto w-full overflow-hidden bg-desk fill-none stroke-[1.7] stroke-current [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <Lines map={map} />
        <Labels map={map} />
      </svg>
      <figcaption className="mt-3 px-2 text-soft text-sm">{note}</figcaption>
    </figure>
  )
}

const inWords = ({ name, minutes }: MapPlace) => (minutes === null ? name : `${name} ${minutes} minuten`)

function Lines({ map }: { map: Drawn }) {
  return (
    <>
      <g className="stroke-[5] stroke-pen/25">
        {map.waters.map(water => (
          <path key={water} d={water} />
        ))}
      </g>
      <path d={map.border} className="stroke-edge [stroke-dasharray:9_5_1_5]" />
      {map.roads.map(road => (
        <g key={road}>
          <path d={road} className="stroke-[7.5]" />
          <path d={road} className="stroke-[5] stroke-paper" />
        </g>
      ))}
      {map.landmarks.map(({ drawing, x, y }) => {
        const { tint, ink, color } = LANDMARKS[drawing]
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} className="stroke-[1.5]">
            <path d={tint} className={`stroke-none ${color}`} />
            <path d={ink} />
          </g>
        )
      })}
      {map.spots.map(({ x, y, isHome, isFirst }) => (
        <circle
          key={`${x} ${y}`}
          {...{ cx: x + 4, cy: y + 4, r: isHome || isFirst ? 17 : 12 }}
          className={`stroke-none ${isHome ? 'fill-pink' : 'fill-yellow'}`}
        />
      ))}
      <g className="stroke-[1.8] stroke-pen [stroke-dasharray:2_6]">
        {map.otherRoutes.map(route => (
          <path key={route} d={route} />
        ))}
      </g>
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
