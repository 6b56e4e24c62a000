import type { GroqNode } from '../query/ast.ts'
import { compile } from '../query/compile.ts'
import type { Evaluate } from '../query/scope.ts'

/**
 * The condition a listener's query sets on single documents: the filters on `*`. Orders, slices and projections
 * around them are ignored, as on the hosted service. Null: no condition.
 */
export function listenFilter(tree: GroqNode): Evaluate | null {
  const conditions = listConditions(tree).map((condition) => compile(condition))
  if (conditions.length === 0) return null
  return (scope) => conditions.every((condition) => condition(scope) === true)
}

function listConditions(node: GroqNode): GroqNode[] {
  switch (node.type) {
    case 'Filter':
      return [...listConditions(node.base), ...(selectsEverything(node.base) ? [node.expr] : [])]
    case 'Group':
    case 'Map':
    case 'FlatMap':
    case 'Projection':
    case 'Slice':
    case 'AccessElement':
    case 'PipeFuncCall':
      return listConditions(node.base)
    case 'AccessAttribute':
      return node.base ? listConditions(node.base) : []
    default:
      return []
  }
}

function selectsEverything(node: GroqNode): boolean {
  if (node.type === 'Everything') return true
  return (node.type === 'Filter' || node.type === 'Group') && selectsEverything(node.base)
}
