// The contract door: shapes, queries and rules of the content and the stock. No Sanity, no React.

export type { Car, CarImage, CarLocation } from './car/car.ts'
export { type CarDocument, type CarDocumentInput, carDocument } from './car/car.zod.ts'
export { parseCar, toCarDocument } from './car/car-mapper.ts'
export type { LenderRecord } from './car/car-parts.zod.ts'
export * from './pure.ts'
