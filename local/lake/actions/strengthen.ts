import { isJsonObject, type LakeDocument } from '../store/document.ts'

/** The document for publishing: references with `_strengthenOnPublish` become strong. */
export function strengthened(document: LakeDocument): LakeDocument {
  return strengthen(document) as LakeDocument
}

function strengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthen)
  if (!isJsonObject(value)) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, strengthen(inner)] as const)
  if (typeof value._ref !== 'string' || value._strengthenOnPublish === undefined)
    return Object.fromEntries(entries)
  const hint = value._strengthenOnPublish
  const staysWeak = isJsonObject(hint) && hint.weak === true
  const dropped = staysWeak ? ['_strengthenOnPublish'] : ['_strengthenOnPublish', '_weak']
  return Object.fromEntries(entries.filter(([name]) => !dropped.includes(name)))
}
