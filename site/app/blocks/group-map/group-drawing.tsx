import type { GroupMapModel } from './group-map.server.ts'
import { type PlacedName, placeNames } from './place-names.ts'

type DrawingProps = {
  map: Pick<GroupMapModel, 'view' | 'states' | 'dealerships' | 'companies'>
  /** The key of a dealership that is marked. */
  here?: string
  /** How much larger its words are than in the block, where the drawing is smaller. */
  words?: number
  /** Of its title. */
  id: string
}

/** The addresses of a group on the outlines of their states. */
export function GroupDrawing({
  map: { view, states, dealerships, companies },
  here,
  words = 1,
  id: title,
}: DrawingProps) {
  const names = states.map(({ name }) => name).join(', ')
  const [left = 0, , width = 0] = view.split(' ').map(Number)
  const places = dealerships.flatMap((state) => state.places)
  return (
    <svg className="group-map__svg" viewBox={view} role="img" aria-labelledby={title}>
      <title id={title}>{`Map of ${names} with the addresses of the group`}</title>
      {states.map((state) => (
        <path key={state.key} d={state.path} />
      ))}
      {states.map((state) => (
        <text key={state.key} className="group-map__state" x={state.x} y={state.y}>
          {state.name}
        </text>
      ))}
      {companies.map(({ key: id, dots }, index) => (
        <g key={id} data-co={index + 2}>
          {dots.map(({ key: dot, x, y }) => (
            <circle key={dot} cx={x} cy={y} r="2.8" />
          ))}
        </g>
      ))}
      <g data-co="1">
        {places.map(({ key: id, x, y }) => (
          <circle key={id} cx={x} cy={y} r="6" data-here={(here && id === here) || undefined} />
        ))}
        {nameAt(words, places, states, [left, left + width]).map(({ x, y, anchor }, index) => (
          <text
            key={places[index]?.key}
            x={x}
            y={y}
            textAnchor={anchor}
            data-here={(here && places[index]?.key === here) || undefined}
          >
            {places[index]?.name}
          </text>
        ))}
      </g>
    </svg>
  )
}

type Named = Parameters<typeof placeNames>[0]

/** The places of names that are so much larger than in the block; larger ones may stand beside the drawing, too. */
function nameAt(words: number, places: Named, areas: Named, [left, right]: [number, number]): PlacedName[] {
  const shrink = (named: Named) => named.map((each) => ({ ...each, x: each.x / words, y: each.y / words }))
  const beside = words > 1 ? (right - left) / 3 : 0
  const edges = [(left - beside) / words, (right + beside) / words] as const
  return placeNames(shrink(places), edges, shrink(areas)).map((at) => ({
    ...at,
    x: at.x * words,
    y: at.y * words,
  }))
}
