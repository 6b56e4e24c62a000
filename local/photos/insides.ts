import type { FACES } from './faces.ts'

/**
 * Folders of layers by kind, of what kinds share inside: a cabin (`interior`, `seats`, `panorama`) and a boot (`boot`).
 * The paint of a cabin is the colour of the trim, that of a boot the vehicle's. Open load beds are in the kind's folder.
 */
export const INSIDES: Readonly<Partial<Record<keyof typeof FACES, readonly string[]>>> = {
  suv: ['cabin-high', 'boot-hatch'],
  hatch: ['cabin-car', 'boot-hatch'],
  sedan: ['cabin-car', 'boot-lid'],
  wagon: ['cabin-car', 'boot-hatch'],
  coupe: ['cabin-car', 'boot-lid'],
  convertible: ['cabin-car'],
  mpv: ['cabin-high', 'boot-hatch'],
  ute: ['cabin-high'],
  van: ['cabin-work'],
  cabchassis: ['cabin-work'],
  motorhome: ['cabin-work'],
  truck: ['cabin-work'],
}
