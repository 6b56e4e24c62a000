// The comparable part of an answer: without values that differ from run to run.

const DROPPED = new Set([
  'processingTimeMs',
  'requestUid',
  'message',
  'link',
  'databaseSize',
  'usedDatabaseSize',
  'rawDocumentDbSize',
  'avgDocumentSize',
  'numberOfEmbeddings',
  'numberOfEmbeddedDocuments',
])
const DATES = new Set(['createdAt', 'updatedAt', 'lastUpdate', 'enqueuedAt', 'startedAt', 'finishedAt'])
const NUMBERS = new Set(['taskUid', 'batchUid'])
const DOCUMENTS = new Set(['hits', '_formatted', 'details'])

/** An answer without times, uids, keys and sizes. Facet values become pairs, because their order matters. */
export function normalAnswer(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => normalAnswer(item, key))
  if (typeof value === 'number') return Number.isInteger(value) ? value : Number(value.toPrecision(9))
  if (typeof value !== 'object' || value === null) return value
  const object = value as Record<string, unknown>
  if (key === 'facetDistribution') {
    return mapValues(object, (counts) => Object.entries(counts as object))
  }
  if (DOCUMENTS.has(key)) {
    return mapValues(object, (item, name) => normalAnswer(item, name === '_formatted' ? name : key))
  }
  const compared = Object.fromEntries(Object.entries(object).filter(([name]) => !DROPPED.has(name)))
  return mapValues(compared, (item, name) => placeholder(object, item, name) ?? normalAnswer(item, name))
}

function placeholder(object: Record<string, unknown>, item: unknown, name: string): string | null {
  if (item === null) return null
  if (DATES.has(name)) return '<date>'
  if (NUMBERS.has(name)) return '<number>'
  if (name === 'duration') return '<duration>'
  if ('actions' in object && (name === 'key' || name === 'uid')) return `<${name}>`
  return 'enqueuedAt' in object && name === 'uid' ? '<number>' : null
}

function mapValues(object: Record<string, unknown>, map: (value: unknown, name: string) => unknown) {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value, name)]))
}
