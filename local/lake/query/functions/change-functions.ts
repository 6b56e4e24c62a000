import type { FuncCallNode, GroqNode } from '../ast.ts'
import { GroqQueryError } from '../query-error.ts'
import type { Compile, Evaluate } from '../scope.ts'
import { compileChangedAny, compileChangedOnly, compileSelector } from '../selectors.ts'

const before: Evaluate = ({ env }) => env.before ?? null
const after: Evaluate = ({ env }) => env.after ?? null

/**
 * Functions whose last argument is a selector: `diff::changedAny(a, b, selector)`, `diff::changedOnly(…)`, and the
 * same of a change's two documents as `delta::`. Null for other functions.
 */
export function compileChangeFunction(node: FuncCallNode, compile: Compile): Evaluate | null {
  const { namespace, name, args } = node
  if (namespace !== 'diff' && namespace !== 'delta') return null
  if (name !== 'changedAny' && name !== 'changedOnly') return null
  const [left, right] = namespace === 'diff' ? args.slice(0, 2).map(compile) : [before, after]
  const selector: GroqNode | undefined = args[namespace === 'diff' ? 2 : 0]
  if (!left || !right || !selector) throw new GroqQueryError(`${namespace}::${name}() needs a selector`)
  const select = compileSelector(selector, compile)
  return name === 'changedAny'
    ? compileChangedAny(left, right, select)
    : compileChangedOnly(left, right, select)
}
