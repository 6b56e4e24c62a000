import { join } from 'node:path'
import { FACES } from './faces.ts'
import { LayerLibrary } from './layer-library.ts'

const CUT = '.cut'

/** Every `<vehicle>/<angle>` that the photo host answers at `?cut=1`, in alphabetical order. */
export function listCutOuts(): string[] {
  const library = new LayerLibrary(join(import.meta.dirname, 'layers'), FACES)
  return library.list().flatMap((name) => (name.endsWith(CUT) ? [name.slice(0, -CUT.length)] : []))
}
