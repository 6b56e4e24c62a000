import type { LakeDocument } from '../store/document.ts'
import type { NestedNode } from './ast.ts'
import { planCandidates } from './plan.ts'
import type { Compile, Evaluate } from './scope.ts'
import { isGroqObject } from './values.ts'

/** `base[condition]`; on `*` the planner first selects candidates by index. */
export function compileFilter(node: NestedNode, compile: Compile): Evaluate {
  const candidates = planCandidates(node, compile)
  const base = candidates ?? compile(node.base)
  const condition = compile(node.expr)
  return (scope) => {
    const list = base(scope)
    if (!Array.isArray(list)) return null
    const matching = list.filter((item) => {
      scope.env.deadline.tick()
      return condition(scope.nested(item ?? null)) === true
    })
    return candidates ? sortById(matching) : matching
  }
}

/** `*` has no defined order; sorting by id makes answers stable across restarts. */
function sortById(documents: LakeDocument[]): LakeDocument[] {
  return documents.sort((a, b) => (a._id < b._id ? -1 : a._id > b._id ? 1 : 0))
}

/** One expression applied to each element; null without an array. */
export function compileMap(node: NestedNode, compile: Compile): Evaluate {
  const [base, each] = [compile(node.base), compile(node.expr)]
  return (scope) => {
    const list = base(scope)
    if (!Array.isArray(list)) return null
    return list.map((item) => {
      scope.env.deadline.tick()
      return each(scope.mapped(item ?? null)) ?? null
    })
  }
}

/** As `compileMap`, where each element may yield several. */
export function compileFlatMap(node: NestedNode, compile: Compile): Evaluate {
  const [base, each] = [compile(node.base), compile(node.expr)]
  return (scope) => {
    const list = base(scope)
    if (!Array.isArray(list)) return null
    const flat: unknown[] = []
    for (const item of list) {
      scope.env.deadline.tick()
      const inner = each(scope.mapped(item ?? null))
      if (Array.isArray(inner)) for (const value of inner) flat.push(value)
      else flat.push(inner ?? null)
    }
    return flat
  }
}

/** `base{…}` of one object. */
export function compileProjection(node: NestedNode, compile: Compile): Evaluate {
  const [base, shape] = [compile(node.base), compile(node.expr)]
  return (scope) => {
    const value = base(scope)
    return isGroqObject(value) ? shape(scope.nested(value)) : null
  }
}
