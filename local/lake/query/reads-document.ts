import type { GroqNode, ObjectAttribute } from './ast.ts'

/**
 * Nesting of an expression within the filter's condition: levels counted by `^`, and whether it is in a level that
 * `^` does not count (mapping over an array).
 */
interface ReadPosition {
  depth: number
  hidden: boolean
  /** Whether values outside of the document (`^.^`) count as well. */
  outside: boolean
}

const FUNCTIONS_OF_THIS = new Set(['references', 'versionOf', 'partOfRelease', 'incomingRefCount'])

/**
 * Whether a part of a filter's condition reads the filtered document (`@`, or `^` from a sub-query). If not, its
 * value is the same for every document and can be looked up in an index.
 */
export function readsDocument(node: GroqNode): boolean {
  return looks(node, { depth: 0, hidden: false, outside: false })
}

/** Whether an expression reads any value outside of itself; if not, its value is the same throughout a query. */
export function readsScope(node: GroqNode): boolean {
  return looks(node, { depth: 0, hidden: false, outside: true })
}

function looks(node: GroqNode, place: ReadPosition): boolean {
  switch (node.type) {
    case 'Value':
    case 'Parameter':
    case 'Everything':
      return false
    case 'This':
      return place.depth === 0
    case 'Parent':
      return place.outside ? node.n >= place.depth : node.n === place.depth
    case 'AccessAttribute':
      return node.base ? looks(node.base, place) : place.depth === 0
    case 'Filter':
    case 'Projection':
      return looks(node.base, place) || looks(node.expr, inside(place, false))
    case 'Map':
    case 'FlatMap':
      return looks(node.base, place) || looks(node.expr, inside(place, true))
    case 'PipeFuncCall':
      return looks(node.base, place) || node.args.some((arg) => looks(arg, inside(place, false)))
    case 'FuncCall':
      return (
        (FUNCTIONS_OF_THIS.has(node.name) && place.depth === 0) || node.args.some((arg) => looks(arg, place))
      )
    default:
      return listExpressions(node).some((part) => looks(part, place))
  }
}

function inside({ depth, hidden, outside }: ReadPosition, mapping: boolean): ReadPosition {
  return { depth: hidden ? depth : depth + 1, hidden: mapping, outside }
}

/** The sub-expressions on the same level as the expression. */
function listExpressions(node: GroqNode): GroqNode[] {
  switch (node.type) {
    case 'Group':
    case 'Not':
    case 'Neg':
    case 'Pos':
    case 'Asc':
    case 'Desc':
    case 'ArrayCoerce':
    case 'Deref':
    case 'AccessElement':
    case 'Slice':
      return [node.base]
    case 'And':
    case 'Or':
    case 'OpCall':
      return [node.left, node.right]
    case 'InRange':
      return [node.base, node.left, node.right]
    case 'Array':
      return node.elements.map((element) => element.value)
    case 'Object':
      return node.attributes.flatMap(partsOfAttribute)
    case 'Select':
      return [
        ...node.alternatives.flatMap((alternative) => [alternative.condition, alternative.value]),
        ...(node.fallback ? [node.fallback] : []),
      ]
    default:
      // Anything else counts as reading the document: missing an index is harmless, a wrong one is not.
      return [{ type: 'This' }]
  }
}

function partsOfAttribute(attribute: ObjectAttribute): GroqNode[] {
  return attribute.type === 'ObjectConditionalSplat'
    ? [attribute.condition, attribute.value]
    : [attribute.value]
}
