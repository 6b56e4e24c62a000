import type { FuncCallNode, GroqNode } from '../ast.ts'
import { GroqQueryError } from '../query-error.ts'
import type { Compile, Evaluate } from '../scope.ts'
import { ARRAYS } from './array-functions.ts'
import { compileChangeFunction } from './change-functions.ts'
import { DELTA } from './delta-functions.ts'
import { DOCUMENTS } from './document-functions.ts'
import { GEO } from './geo-functions.ts'
import { GLOBAL } from './global-functions.ts'
import type { GroqFunction } from './groq-function.ts'
import { MATHS } from './math-functions.ts'
import { TEXTS } from './text-functions.ts'

const FUNCTIONS: Record<string, GroqFunction> = {
  ...GLOBAL,
  ...TEXTS,
  ...ARRAYS,
  ...MATHS,
  ...DOCUMENTS,
  ...GEO,
  ...DELTA,
}

export function compileFunction(node: FuncCallNode, compile: Compile): Evaluate {
  const { namespace, name, args } = node
  const change = compileChangeFunction(node, compile)
  if (change) return change
  const key = namespace === 'global' ? name : `${namespace}::${name}`
  if (key === 'coalesce') return compileCoalesce(args, compile)
  const call = Object.hasOwn(FUNCTIONS, key) ? FUNCTIONS[key] : undefined
  if (!call) throw new GroqQueryError(`Unsupported function: ${key}()`)
  const values = args.map(compile)
  return (scope) =>
    call(
      values.map((value) => value(scope)),
      scope,
    )
}

/** The first argument that is not null; later ones are not evaluated. */
function compileCoalesce(args: GroqNode[], compile: Compile): Evaluate {
  const values = args.map(compile)
  return (scope) => {
    for (const value of values) {
      const result = value(scope) ?? null
      if (result !== null) return result
    }
    return null
  }
}
