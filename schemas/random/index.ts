// Random documents that the Studio would publish, for tests of everything that reads content.
export { keepValid, type StudioDocument } from './keep-valid.ts'
export { KNOWN_VALUES } from './known-values.ts'
export { createRandom, type RandomSource } from './random-source.ts'
export { randomFields, type ValueContext } from './random-value.ts'
export { studioType } from './studio-field.ts'
