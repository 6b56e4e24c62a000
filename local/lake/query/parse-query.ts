// Text → tree → closures, cached: a site repeats the same few queries.
import { parse } from 'groq-js'
import { LRUCache } from 'lru-cache'
import type { JsonObject } from '../store/document.ts'
import type { GroqNode } from './ast.ts'
import { compile } from './compile.ts'
import { GroqQueryError } from './query-error.ts'
import type { Evaluate } from './scope.ts'
import { trace } from './source-map/trace.ts'
import type { Trace } from './source-map/traced-scope.ts'

const MAX_QUERY_LENGTH = 200_000
const MAX_CACHED_QUERIES = 500

// groq-js's parsing time is quadratic in the number of tokens: this many take a third of a second.
const MAX_TOKENS = 12_000
// A text that is not closed ends with the query: trying again at each quote in it would be quadratic as well.
const TOKENS = /"(?:[^"\\]|\\.)*(?:"|\\?$)|'(?:[^'\\]|\\.)*(?:'|\\?$)|[\w$]+|[^\s\w]/gs

/**
 * A bracket with only sums of numbers, texts and parameters: a slice, an element or an attribute, whose value is
 * needed for parsing. Filters (`[_type == $t]`) contain other characters.
 */
const COMPUTED_BRACKET =
  /\[(?:[\w\s.+*%/()-]|"[^"[\]]*"|'[^'[\]]*')*\$(?:[\w\s$.+*%/()-]|"[^"[\]]*"|'[^'[\]]*')*\]/g
const PARAMETER = /\$([A-Za-z_]\w*)/g

export interface ParsedQuery {
  tree: GroqNode
  evaluate: Evaluate
  /** Names of the parameters that the query reads. */
  parameters: ReadonlySet<string>
  /** The same with origins, compiled on first use. */
  trace: () => Trace
}

const cache = new LRUCache<string, ParsedQuery>({ max: MAX_CACHED_QUERIES })

/** A compiled query, for any values of these parameters. Throws GroqQueryError with the position of the error. */
export function parseQuery(text: string, params: JsonObject): ParsedQuery {
  if (text.length > MAX_QUERY_LENGTH)
    throw new GroqQueryError(`Query is longer than ${MAX_QUERY_LENGTH} characters`)
  const needed = paramsNeededToParse(text, params)
  const key = `${JSON.stringify(needed)}${text}`
  const cached = cache.get(key)
  if (cached) return requireParameters(cached, params)
  requireModestLength(text)
  const parsed = parseAndCompile(text, needed)
  cache.set(key, parsed)
  return requireParameters(parsed, params)
}

function requireParameters(parsed: ParsedQuery, params: JsonObject): ParsedQuery {
  for (const name of parsed.parameters)
    if (!Object.hasOwn(params, name)) throw new GroqQueryError(`param $${name} referenced, but not provided`)
  return parsed
}

/** The names in the tree; those of computed brackets are values by then. */
function listParameters(tree: object): Set<string> {
  const names = new Set<string>()
  const open: object[] = [tree]
  for (let node = open.pop(); node; node = open.pop()) {
    if ('type' in node && node.type === 'Parameter' && 'name' in node) names.add(String(node.name))
    for (const part of Object.values(node)) if (typeof part === 'object' && part !== null) open.push(part)
  }
  return names
}

function requireModestLength(text: string): void {
  const tokens = text.match(TOKENS)?.length ?? 0
  if (tokens > MAX_TOKENS) throw new GroqQueryError(`Query has more than ${MAX_TOKENS} words and signs`)
}

function paramsNeededToParse(text: string, params: JsonObject): JsonObject {
  const needed: JsonObject = {}
  for (const [bracket] of text.matchAll(COMPUTED_BRACKET)) {
    for (const [, name = ''] of bracket.matchAll(PARAMETER)) {
      if (Object.hasOwn(params, name)) needed[name] = params[name]
    }
  }
  return needed
}

function parseAndCompile(text: string, params: JsonObject): ParsedQuery {
  try {
    const tree = parse(text, { params }) as GroqNode
    let traced: Trace | undefined
    return {
      tree,
      evaluate: compile(tree),
      parameters: listParameters(tree),
      trace: () => (traced ??= trace(tree)),
    }
  } catch (error) {
    if (error instanceof GroqQueryError) throw error
    // Only nesting of thousands of levels exhausts the stack.
    if (error instanceof RangeError) throw new GroqQueryError('Query is nested too deeply')
    const { message, position } = error as { message: string; position?: number }
    throw new GroqQueryError(message, position ?? null)
  }
}
