import type { CSSProperties } from 'react'

type Shape = { code: string; words: string; box: number; wheels: readonly number[]; trailer?: true }

/** The classes of licence for trucks, the lightest first; places along the drawing in its own units. */
const CLASSES: readonly Shape[] = [
  { code: 'C', words: 'Trucks up to 4.5 t gross.', box: 18, wheels: [11, 27] },
  { code: 'LR', words: 'Trucks over 4.5 t and up to 8 t gross.', box: 26, wheels: [11, 34] },
  { code: 'MR', words: 'Trucks over 8 t gross with two axles.', box: 36, wheels: [11, 42] },
  { code: 'HR', words: 'Trucks over 8 t gross with three axles or more.', box: 46, wheels: [11, 46, 55] },
  {
    code: 'HC',
    words: 'Prime movers with a semi-trailer.',
    box: 70,
    wheels: [11, 23, 66, 75, 84],
    trailer: true,
  },
]

/** What one must be licensed for to drive a truck: the classes drawn, its own one marked. `licence` is `Medium rigid (MR)`. */
export function LicenceDrawing({ licence }: { licence: string }) {
  const own = CLASSES.findIndex(({ code }) => licence.endsWith(`(${code})`))
  if (own < 0) return null
  return (
    <figure className="licence">
      <ol>
        {CLASSES.map((shape, index) => (
          <li
            key={shape.code}
            className={index === own ? 'is-own' : undefined}
            style={{ '--long': shape.box + 18 } as CSSProperties}
          >
            <Truck shape={shape} />
            <b aria-hidden={index !== own}>{shape.code}</b>
          </li>
        ))}
      </ol>
      <figcaption>
        <b>{licence}</b> {CLASSES[own]?.words} {own < CLASSES.length - 1 ? 'A higher class works too.' : ''}
      </figcaption>
    </figure>
  )
}

function Truck({ shape: { box, wheels, trailer } }: { shape: Shape }) {
  return (
    <svg viewBox={`0 0 ${box + 18} 30`} aria-hidden="true" focusable="false">
      <path d="M2 24V14l4-7h9v17z" />
      <rect x={trailer ? 20 : 16} y={3} width={trailer ? box - 4 : box} height={trailer ? 17 : 19} rx={1} />
      {trailer ? <path d="M15 20h14v4H15z" /> : null}
      {wheels.map((x) => (
        <circle key={x} cx={x} cy={25} r={4} />
      ))}
    </svg>
  )
}
