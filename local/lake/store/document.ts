/** A stored document: one JSON object with the hosted service's system attributes. */
export interface LakeDocument {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [attribute: string]: unknown
}

/** A submitted document: the system attributes may be absent. */
export type DocumentStub = { _id?: string; _type?: string; [attribute: string]: unknown }

export type JsonObject = Record<string, unknown>

/** True for plain JSON objects; arrays and null are not. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
