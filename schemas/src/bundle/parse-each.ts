import type { z } from 'zod'
import type { DocumentType } from '../scope/scope-table.ts'

/** A document, or a value of one, that did not fit and was set aside. */
export type ContentWarning = { type: DocumentType; id: string; text: string }

/** Parses a list document by document; one that does not fit is left out with a warning that names it. */
export function parseEach<T extends z.ZodType>(
  type: DocumentType,
  shape: T,
  documents: unknown,
  warnings: ContentWarning[],
): z.output<T>[] {
  if (!Array.isArray(documents)) return []
  return documents.flatMap((document) => {
    const parsed = parseOne(type, shape, document, warnings)
    return parsed === null ? [] : [parsed]
  })
}

/** Parses one document; null, with a warning unless nothing was there, when it does not fit. */
export function parseOne<T extends z.ZodType>(
  type: DocumentType,
  shape: T,
  document: unknown,
  warnings: ContentWarning[],
): z.output<T> | null {
  if (document === null || document === undefined) return null
  const parsed = shape.safeParse(document)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'document'}: ${issue.message}`)
  warnings.push({ type, id: idOf(document), text: issues.join('; ') })
  return null
}

function idOf(document: unknown): string {
  const named = document as { id?: unknown; slug?: unknown }
  return String(named.id ?? named.slug ?? 'unknown')
}
