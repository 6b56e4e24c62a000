import type { GroupMapModel } from './group-map.server.ts'
import { placeNames } from './place-names.ts'

type DrawingProps = {
  map: Pick<GroupMapModel, 'view' | 'states' | 'dealerships' | 'companies'>
  /** The key of a dealership that is marked. */
  here?: string
  /** Of its title. */
  id: string
}

/** The addresses of a group on the outlines of their states. */
export function GroupDrawing({
  map: { view, states, dealerships, companies },
  here,
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
        {placeNames(places, [left, left + width], states).map(({ x, y, anchor }, index) => (
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
