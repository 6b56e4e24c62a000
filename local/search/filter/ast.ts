// The tree of a parsed filter.

export type Comparison = '=' | '!=' | '>' | '>=' | '<' | '<='

export type Condition =
  | { op: Comparison; value: string }
  | { op: 'to'; from: string; to: string }
  | { op: 'null' }
  | { op: 'empty' }
  | { op: 'exists' }
  | { op: 'contains'; value: string }
  | { op: 'starts'; value: string }

export type Filter =
  | { kind: 'or'; parts: Filter[] }
  | { kind: 'and'; parts: Filter[] }
  | { kind: 'not'; part: Filter }
  | { kind: 'in'; attribute: string; values: string[] }
  | { kind: 'condition'; attribute: string; condition: Condition }
  | { kind: 'radius'; lat: string; lng: string; metres: string; resolution: string | null }
  | { kind: 'box'; topRight: [string, string]; bottomLeft: [string, string] }
  | { kind: 'polygon'; points: [string, string][] }

/** The filter cannot be used; the message contains the reason and the position. */
export class FilterError extends Error {}

/** The filter uses an operator of a disabled experimental feature. */
export class DisabledOperatorError extends Error {}

/** The attributes a filter names. */
export function listAttributes(filter: Filter): string[] {
  if (filter.kind === 'and' || filter.kind === 'or') return filter.parts.flatMap(listAttributes)
  if (filter.kind === 'not') return listAttributes(filter.part)
  return 'attribute' in filter ? [filter.attribute] : []
}
