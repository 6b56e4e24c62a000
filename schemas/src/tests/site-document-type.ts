import type { SCOPE_TABLE } from '../scope/scope-table.ts'

type Scopes = typeof SCOPE_TABLE

/** A document type that sites read. */
export type SiteDocumentType = {
  [Type in keyof Scopes]: Scopes[Type] extends 'across' | 'record' ? never : Type
}[keyof Scopes]
