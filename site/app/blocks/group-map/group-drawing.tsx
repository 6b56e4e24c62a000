import type { CSSProperties } from 'react'
import type { GroupMapModel } from './group-map.server.ts'
import { type PlacedName, placeNames } from './place-names.ts'

type Dot = { key: string; name: string; x: number; y: number }

type DrawingProps = {
  map: Pick<GroupMapModel, 'view' | 'states' | 'companies'>
  places: readonly Dot[]
  /** The key of a dealership that is marked. */
  here?: string
  /** How much larger its words are than in the block, and between which edges; the names of the states are then left out. */
  part?: { words: number; edges: readonly [left: number, right: number] }
  /** Of its title. */
  id: string
}

/** The addresses of a group on the outlines of their states. */
export function GroupDrawing({
  map: { view, states, companies },
  places,
  here,
  part,
  id: title,
}: DrawingProps) {
  const names = states.map(({ name }) => name).join(', ')
  const [left = 0, , width = 0] = view.split(' ').map(Number)
  const { words, edges } = part ?? { words: 1, edges: [left, left + width] as const }
  const areas = part ? [] : states
  const isHere = ({ key }: Dot) => (here !== undefined && key === here) || undefined
  return (
    <svg
      className="group-map__svg"
      viewBox={view}
      preserveAspectRatio={part ? 'xMidYMid slice' : undefined}
      style={part ? ({ '--words': words } as CSSProperties) : undefined}
      role="img"
      aria-labelledby={title}
    >
      <title id={title}>{`Map of ${names} with the addresses of the group`}</title>
      {states.map((state) => (
        <path key={state.key} d={state.path} />
      ))}
      {areas.map((state) => (
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
        {nameAt(words, places, areas, edges).map(({ x, y, anchor, lead }, index) => {
          const place = places[index]
          return place ? (
            <g key={place.key} data-here={isHere(place)}>
              {lead ? (
                <line className="group-map__lead" x1={place.x} y1={place.y} x2={lead.x} y2={lead.y} />
              ) : null}
              <circle cx={place.x} cy={place.y} r="6" />
              <text x={x} y={y} textAnchor={anchor}>
                {place.name}
              </text>
            </g>
          ) : null
        })}
      </g>
    </svg>
  )
}

type Named = Parameters<typeof placeNames>[0]

/** The places of names that are so much larger than in the block. */
function nameAt(
  words: number,
  places: Named,
  areas: Named,
  [left, right]: readonly [left: number, right: number],
): PlacedName[] {
  const shrink = (named: Named) => named.map((each) => ({ ...each, x: each.x / words, y: each.y / words }))
  return placeNames(shrink(places), [left / words, right / words], shrink(areas)).map((at) => ({
    x: at.x * words,
    y: at.y * words,
    anchor: at.anchor,
    ...(at.lead ? { lead: { x: at.lead.x * words, y: at.lead.y * words } } : {}),
  }))
}
