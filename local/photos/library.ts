import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The pictures there are: `<folder>/<body>-<colour>/<angle>.webp`. */
export type PhotoLibrary = {
  /** Angles by body and colour. */
  angles: ReadonlyMap<string, ReadonlySet<string>>
  /** Colours by body, in the order of the alphabet. */
  colours: ReadonlyMap<string, readonly string[]>
  /** Every angle some car has. */
  knownAngles: ReadonlySet<string>
}

/** Reads which pictures there are; they do not change while the server runs. */
export function readLibrary(folder: string): PhotoLibrary {
  const angles = new Map<string, Set<string>>()
  const colours = new Map<string, string[]>()
  for (const name of readdirSync(folder).sort()) {
    const [body, colour] = name.split('-')
    if (body === undefined || colour === undefined) continue
    const files = readdirSync(join(folder, name)).filter((file) => file.endsWith('.webp'))
    angles.set(name, new Set(files.map((file) => file.slice(0, -'.webp'.length))))
    colours.set(body, [...(colours.get(body) ?? []), colour])
  }
  return { angles, colours, knownAngles: new Set([...angles.values()].flatMap((each) => [...each])) }
}
