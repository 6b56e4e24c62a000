import type { z } from 'zod'
import { type FieldProblem, parseTolerantly } from '../content/tolerant-parse.ts'
import type { DocumentType } from '../scope/scope-table.ts'

/** A wrong value of a document: what is wrong, and what the site does about it. Values are not part of it. */
export type ContentWarning = FieldProblem & {
  type: DocumentType
  id: string
  /** The value is omitted; or the document is rejected, and replaced by its last parsed version or omitted. */
  effect: 'value omitted' | 'last parsed version used' | 'document omitted'
}

type Answer = Record<string, unknown>

/**
 * Reads the documents of an answer, one by one, from the keys that the query asks for. A rejected one is replaced by its version in `lastParsed`, the answer
 * that was read before; one that is not in the new answer was deleted and is not used.
 */
export class AnswerReader<Key extends string> {
  readonly warnings: ContentWarning[] = []
  /** The answer as it was read: without rejected documents, with the versions that replace them. */
  readonly parsed: Answer = {}
  /** Those of the values read that are last parsed versions. */
  readonly replaced = new Set<unknown>()
  readonly #answer: Answer
  readonly #lastParsed: Answer

  constructor(answer: unknown, lastParsed: unknown) {
    this.#answer = (answer ?? {}) as Answer
    this.#lastParsed = (lastParsed ?? {}) as Answer
  }

  /** The documents of a list. */
  each<T extends z.ZodType>(type: DocumentType, shape: T, key: Key): z.output<T>[] {
    const read = readList(this.#answer[key]).flatMap((document) => {
      const one = this.#read(type, shape, document, key)
      return one === null ? [] : [one]
    })
    this.parsed[key] = read.map(({ source }) => source)
    return read.map(({ value }) => value)
  }

  /** The only document of its type; null when there is none, or it was rejected and never parsed before. */
  one<T extends z.ZodType>(type: DocumentType, shape: T, key: Key): z.output<T> | null {
    const document = this.#answer[key] ?? null
    const read = document === null ? null : this.#read(type, shape, document, key)
    this.parsed[key] = read?.source ?? null
    return read?.value ?? null
  }

  #read<T extends z.ZodType>(
    type: DocumentType,
    shape: T,
    document: unknown,
    key: string,
  ): { value: z.output<T>; source: unknown } | null {
    const id = findId(document) ?? type
    const { value, problems } = parseTolerantly(shape, document)
    const warn = (effect: ContentWarning['effect']) => {
      for (const problem of problems) this.warnings.push({ type, id, ...problem, effect })
    }
    if (value !== null) {
      warn('value omitted')
      return { value, source: document }
    }
    const source = readList(this.#lastParsed[key]).find((one) => (findId(one) ?? type) === id)
    const last = source === undefined ? null : parseTolerantly(shape, source).value
    warn(last === null ? 'document omitted' : 'last parsed version used')
    if (last === null) return null
    this.replaced.add(last)
    return { value: last, source }
  }
}

function readList(documents: unknown): unknown[] {
  if (documents === null || documents === undefined) return []
  return Array.isArray(documents) ? documents : [documents]
}

/** Answers that were stored before they held ids are known by their slugs. */
function findId(document: unknown): string | undefined {
  const { id, slug } = (document ?? {}) as { id?: unknown; slug?: unknown }
  return [id, slug].find((name) => typeof name === 'string')
}
