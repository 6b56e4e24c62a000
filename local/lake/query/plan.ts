// Selects candidates for a filter on `*`: its `&&` parts are looked up in the mirror's indexes, and the whole filter
// is evaluated on the candidates, so indexes never change a result.

import type { LakeDocument } from '../store/document.ts'
import type { FuncCallNode, GroqNode, NestedNode, OpCallNode } from './ast.ts'
import { readsDocument } from './reads-document.ts'
import type { Compile, Evaluate, QueryScope } from './scope.ts'

/** Finds candidates for one condition, or null when no index applies. */
type Lookup = (scope: QueryScope) => LakeDocument[] | null

/** The candidates of `*[…]`, in any order; null when the filter is not on `*`. */
export function planCandidates(node: NestedNode, compile: Compile): Evaluate | null {
  if (node.base.type !== 'Everything') return null
  const lookups = conjuncts(node.expr)
    .map((part) => lookupFor(part, compile))
    .filter((lookup) => lookup !== null)
  // Precise lookups first; all documents of a type are the last resort before a full scan.
  lookups.sort((a, b) => a.rank - b.rank)
  return (scope) => {
    const outside = scope.nested(null)
    for (const { find } of lookups) {
      const found = find(outside)
      if (found) return found
    }
    scope.env.tags.everything()
    return scope.env.view.all()
  }
}

interface RankedLookup {
  rank: number
  find: Lookup
}

function lookupFor(condition: GroqNode, compile: Compile): RankedLookup | null {
  if (condition.type === 'Group') return lookupFor(condition.base, compile)
  if (condition.type === 'Or') return lookupEither(condition.left, condition.right, compile)
  if (condition.type === 'OpCall') return lookupOperator(condition, compile)
  return condition.type === 'FuncCall' ? lookupFunction(condition, compile) : null
}

function lookupEither(left: GroqNode, right: GroqNode, compile: Compile): RankedLookup | null {
  const [a, b] = [lookupAll(left, compile), lookupAll(right, compile)]
  if (!a || !b) return null
  const find: Lookup = (scope) => {
    const first = a.find(scope)
    const second = first && b.find(scope)
    return first && second ? [...new Set([...first, ...second])] : null
  }
  return { rank: Math.max(a.rank, b.rank), find }
}

/** The best lookup among the `&&` parts of one side of an `||`. */
function lookupAll(condition: GroqNode, compile: Compile): RankedLookup | null {
  const found = conjuncts(condition)
    .map((part) => lookupFor(part, compile))
    .filter((lookup) => lookup !== null)
  return found.sort((a, b) => a.rank - b.rank)[0] ?? null
}

function lookupOperator({ op, left, right }: OpCallNode, compile: Compile): RankedLookup | null {
  if (op === '==') return lookupEqual(left, right, compile) ?? lookupEqual(right, left, compile)
  return op === 'in' ? (lookupEqual(left, right, compile) ?? lookupHolding(left, right, compile)) : null
}

/** `path == value` and `path in values`, where the value does not depend on the document. */
function lookupEqual(side: GroqNode, value: GroqNode, compile: Compile): RankedLookup | null {
  if (readsDocument(value)) return null
  const values = compile(value)
  const texts = (scope: QueryScope) => findTexts(values(scope))
  const joined = pathThroughReference(side)
  if (joined) return { rank: 3, find: (scope) => throughReference(scope, joined, texts(scope)) }
  const path = findPath(side)
  if (path === null) return null
  if (path === '_id') return { rank: 0, find: (scope) => byIds(scope, texts(scope)) }
  if (path === '_type') return { rank: 9, find: (scope) => byTypes(scope, texts(scope)) }
  // Perspectives rewrite system attributes (`_originalId`), so only other attributes have value indexes.
  return path.startsWith('_') ? null : { rank: 2, find: (scope) => byValues(scope, path, texts(scope)) }
}

/** `value in list` and `value in list[]->b.c`, where the list is an attribute of the document. */
function lookupHolding(value: GroqNode, list: GroqNode, compile: Compile): RankedLookup | null {
  if (readsDocument(value)) return null
  const values = compile(value)
  const texts = (scope: QueryScope) => findTexts(values(scope))
  const joined = list.type === 'Map' && isOwnList(list.base) ? pathThroughReference(list.expr) : null
  if (joined) return { rank: 3, find: (scope) => throughReference(scope, joined, texts(scope)) }
  const path = findPath(list.type === 'ArrayCoerce' ? list.base : list)
  if (path === null || path.startsWith('_')) return null
  return { rank: 2, find: (scope) => byValues(scope, path, texts(scope)) }
}

function isOwnList(node: GroqNode): boolean {
  return node.type === 'ArrayCoerce' && findPath(node.base) !== null
}

function lookupFunction({ namespace, name, args }: FuncCallNode, compile: Compile): RankedLookup | null {
  const known = namespace === 'global' && name === 'references' ? byReferences : null
  const versions = namespace === 'sanity' && name === 'versionOf' ? byVersions : null
  const find = known ?? versions
  if (!find || args.some(readsDocument)) return null
  const values = args.map((arg) => compile(arg))
  const texts = (scope: QueryScope) =>
    values.flatMap((value) => value(scope)).filter((item) => typeof item === 'string')
  return { rank: 1, find: (scope) => find(scope, texts(scope)) }
}

function byIds({ env }: QueryScope, ids: string[] | null): LakeDocument[] | null {
  return gather(ids, (id) => {
    env.tags.document(id)
    const document = env.view.get(id)
    return document ? [document] : []
  })
}

function byTypes({ env }: QueryScope, types: string[] | null): LakeDocument[] | null {
  return gather(types, (type) => {
    env.tags.type(type)
    return env.view.ofType(type)
  })
}

function byReferences({ env }: QueryScope, ids: string[] | null): LakeDocument[] | null {
  return gather(ids, (id) => {
    env.tags.referenceTo(id)
    return env.view.referencing(id)
  })
}

function byVersions({ env }: QueryScope, ids: string[] | null): LakeDocument[] | null {
  return gather(ids, (id) => {
    env.tags.document(id)
    return env.view.listVariants(id)
  })
}

function byValues({ env }: QueryScope, path: string, values: string[] | null): LakeDocument[] | null {
  return gather(values, (value) => {
    const found = env.view.withValue(path, value)
    if (found) env.tags.value(path, value)
    return found
  })
}

/** `a->b.c == value`: documents where `b.c` is the value, then those that refer to them. */
function throughReference(scope: QueryScope, path: string, values: string[] | null): LakeDocument[] | null {
  const targets = path === '_id' ? byIds(scope, values) : byValues(scope, path, values)
  return (
    targets &&
    byReferences(
      scope,
      targets.map((target) => target._id),
    )
  )
}

function gather(keys: string[] | null, find: (key: string) => LakeDocument[] | null): LakeDocument[] | null {
  if (!keys) return null
  const [first, ...others] = keys
  if (first !== undefined && others.length === 0) return find(first)
  const found = new Set<LakeDocument>()
  for (const key of keys) {
    const some = find(key)
    if (!some) return null
    for (const document of some) found.add(document)
  }
  return [...found]
}

/** Texts of an equality; null when other types are among them, which have no index. */
function findTexts(value: unknown): string[] | null {
  const values = Array.isArray(value) ? value : [value]
  return values.every((item) => typeof item === 'string') ? [...new Set(values as string[])] : null
}

function conjuncts(condition: GroqNode): GroqNode[] {
  if (condition.type === 'Group') return conjuncts(condition.base)
  return condition.type === 'And'
    ? [...conjuncts(condition.left), ...conjuncts(condition.right)]
    : [condition]
}

/** `a.b.c` for a chain of attributes of the document itself, else null. */
function findPath(node: GroqNode): string | null {
  // A name that contains a dot (`["a.b"]`) would be parsed as two.
  if (node.type !== 'AccessAttribute' || node.name.includes('.')) return null
  if (!node.base || node.base.type === 'This') return node.name
  const base = findPath(node.base)
  return base === null ? null : `${base}.${node.name}`
}

/** `b.c` for `a->b.c`, where `a` is an attribute of the document (or `@->b.c`, of an element of its list). */
function pathThroughReference(node: GroqNode): string | null {
  if (node.type !== 'AccessAttribute' || !node.base || node.name.includes('.')) return null
  if (node.base.type === 'Deref') {
    const { base } = node.base
    return base.type === 'This' || findPath(base) !== null ? node.name : null
  }
  const base = pathThroughReference(node.base)
  return base === null ? null : `${base}.${node.name}`
}
