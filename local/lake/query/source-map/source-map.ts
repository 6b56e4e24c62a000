// A result's Content Source Map: the source attribute and document of each text, number and boolean.
// Source: https://github.com/sanity-io/content-source-maps
import { typedError } from '../../http/api-error.ts'
import { QueryTooExpensive } from '../deadline.ts'
import { isGroqObject } from '../values.ts'
import { type DocumentOrigin, listElements, type PathStep, type Traced, traceMember } from './origin.ts'

/** Notation of list elements in paths: by index, or by `_key` where they have one. */
export type SourceMapStyle = 'places' | 'keys'

export interface SourceMap {
  documents: { _id: string; _type: string }[]
  paths: string[]
  mappings: Record<
    string,
    { type: 'value'; source: { type: 'documentValue'; document: number; path: number } }
  >
}

// A dealer's whole site has some thousands; above this the map would be far larger than any result.
const MOST_MAPPINGS = 1_000_000

/** The `resultSourceMap` parameter; null without a request for a map. Throws 400. */
export function parseSourceMapStyle(text: string | null): SourceMapStyle | null {
  if (text === null || text === '' || text === 'false') return null
  if (text === 'true') return 'places'
  if (text === 'withKeyArraySelector') return 'keys'
  throw typedError(400, 'invalidParameter', `Invalid resultSourceMap "${text}"`)
}

/** Values without a known origin are omitted. Throws QueryTooExpensive. */
export function buildSourceMap(traced: Traced, style: SourceMapStyle): SourceMap {
  const map = new SourceMapBuilder(style)
  map.add(traced, '$')
  return map.built
}

class SourceMapBuilder {
  readonly built: SourceMap = { documents: [], paths: [], mappings: {} }
  readonly #style: SourceMapStyle
  readonly #documents = new Map<string, number>()
  readonly #paths = new Map<string, number>()
  #count = 0

  constructor(style: SourceMapStyle) {
    this.#style = style
  }

  add(traced: Traced, at: string): void {
    const { value, origin } = traced
    if (origin === null || value === null) return
    if (Array.isArray(value)) {
      for (const [index, item] of listElements(traced).entries()) this.add(item, `${at}[${index}]`)
    } else if (isGroqObject(value)) {
      for (const name of Object.keys(value)) this.add(traceMember(traced, name), at + attributeStep(name))
    } else if (origin.kind === 'document') this.#addMapping(at, origin)
  }

  #addMapping(at: string, { document, path }: DocumentOrigin): void {
    this.#count += 1
    if (this.#count > MOST_MAPPINGS) throw new QueryTooExpensive('its source map is too large')
    // Perspectives return drafts and versions under the published id; the map names the document that was read.
    const id = String(document._originalId ?? document._id)
    const source = {
      type: 'documentValue' as const,
      document: indexIn(this.#documents, id, () =>
        this.built.documents.push({ _id: id, _type: document._type }),
      ),
      path: indexIn(this.#paths, this.#pathText(path), (text) => this.built.paths.push(text)),
    }
    this.built.mappings[at] = { type: 'value', source }
  }

  #pathText(step: PathStep | null): string {
    if (step === null) return '$'
    const before = this.#pathText(step.before)
    if (typeof step.at === 'string') return before + attributeStep(step.at)
    if (this.#style === 'places' || step.key === null) return `${before}[${step.at}]`
    return `${before}[?(@._key=='${step.key.replace(/['\\]/g, '\\$&')}')]`
  }
}

function indexIn(known: Map<string, number>, key: string, add: (key: string) => void): number {
  let index = known.get(key)
  if (index === undefined) {
    index = known.size
    known.set(key, index)
    add(key)
  }
  return index
}

const ESCAPES: Record<string, string> = {
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  "'": "\\'",
  '\\': '\\\\',
}

function attributeStep(name: string): string {
  return `['${name.replace(/[\f\n\r\t'\\]/g, (character) => ESCAPES[character] ?? character)}']`
}
