import type { z } from 'zod'

// One wrong value must not cost a document. The shapes stay strict; what they refuse is omitted here, as little as
// possible, until the rest parses.

/** What is wrong with a field, by its path in the document. The text never holds the value, which may be personal. */
export type FieldProblem = { path: string; text: string }

/** `value` is null when the document is rejected; `problems` then holds the one that rejects it. */
export type TolerantResult<T> = { value: T | null; problems: FieldProblem[] }

/** Parameter of an issue: how many levels above it the omission is at least; see `strict` in `content-values.zod.ts`. */
export const OMITS_OWNER = 'omitsOwner'

type Path = readonly (string | number)[]
/** What is omitted, because of which field. */
type Omission = { path: Path; field: Path; text: string }
/** A copy without what is omitted; `indexes` gives for each of its lists where the members were in the original. */
type Pruned = { root: unknown; indexes: ReadonlyMap<unknown, readonly number[]> }

/**
 * Parses a document and omits what does not fit: an optional value falls back to its default, a member of a list
 * whose required value is wrong is dropped. A document that cannot be without a value is rejected.
 */
export function parseTolerantly<T extends z.ZodType>(
  shape: T,
  document: unknown,
): TolerantResult<z.output<T>> {
  let omissions: Omission[] = []
  for (;;) {
    const pruned = prune(document, omissions)
    const parsed = shape.safeParse(pruned.root)
    if (parsed.success) return { value: parsed.data, problems: omissions.map(readProblem) }
    // Each round omits a value that was still there, or rejects the document, so it ends.
    for (const issue of parsed.error.issues) {
      omissions = omit(omissions, omissionFor(issue, pruned))
      const [first] = omissions
      if (first?.path.length === 0) return { value: null, problems: [readProblem(first)] }
    }
  }
}

/** The smallest present value that an issue is about: the wrong one, or the owner of one that is required. */
function omissionFor(issue: z.core.$ZodIssue, pruned: Pruned): Omission {
  const present = listPresentPaths(issue.path, pruned)
  const own = present.at(-1) ?? []
  const levels = issue.code === 'custom' ? Number(issue.params?.[OMITS_OWNER] ?? 0) : 0
  return {
    path: present.findLast((path) => path.length <= issue.path.length - levels) ?? [],
    field: [...own, ...issue.path.slice(own.length).map(String)],
    text: issue.message,
  }
}

/** The paths, in the original document, of the existing values between the root and an issue; the root is first. */
function listPresentPaths(issuePath: readonly PropertyKey[], { root, indexes }: Pruned): Path[] {
  const paths: Path[] = [[]]
  let path: Path = []
  let value = root
  for (const key of issuePath) {
    if (typeof value !== 'object' || value === null) break
    const isMember = Array.isArray(value) && Number(key) < value.length
    path = [...path, isMember ? (indexes.get(value)?.[Number(key)] ?? Number(key)) : String(key)]
    value = (value as Record<PropertyKey, unknown>)[key]
    // A list without a member is a list; an object without a value is what it was.
    if (!isMember && (value === null || value === undefined)) break
    paths.push(path)
  }
  return paths
}

/** Adds an omission; it replaces those that it contains. */
function omit(omissions: readonly Omission[], next: Omission): Omission[] {
  if (omissions.some((one) => contains(one.path, next.path))) return [...omissions]
  // A required value is missing because it was omitted a round before: report why it was omitted then.
  const cause = omissions.find((one) => contains(next.path, one.path) && contains(one.path, next.field))
  const others = omissions.filter((one) => !contains(next.path, one.path))
  return [...others, { ...next, ...(cause && { field: cause.field, text: cause.text }) }]
}

const readProblem = ({ field, text }: Omission): FieldProblem => ({ path: formatPath(field), text })

const contains = (outer: Path, inner: Path) => outer.every((key, at) => inner[at] === key)

function prune(document: unknown, omissions: readonly Omission[]): Pruned {
  const indexes = new Map<unknown, readonly number[]>()
  const omitted = new Set(omissions.map(({ path }) => JSON.stringify(path)))
  const isOmitted = (path: Path) => omitted.has(JSON.stringify(path))
  const copy = (value: unknown, path: Path): unknown => {
    if (Array.isArray(value)) {
      const stay = [...value.keys()].filter((at) => !isOmitted([...path, at]))
      const members = stay.map((at) => copy(value[at], [...path, at]))
      indexes.set(members, stay)
      return members
    }
    if (typeof value !== 'object' || value === null) return value
    const fields = Object.entries(value).filter(([key]) => !isOmitted([...path, key]))
    return Object.fromEntries(fields.map(([key, field]) => [key, copy(field, [...path, key])]))
  }
  return { root: omissions.length === 0 ? document : copy(document, []), indexes }
}

/** `header[3].href`; the document itself is `document`. */
function formatPath(path: Path): string {
  const text = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')
  return text.replace(/^\./, '') || 'document'
}
