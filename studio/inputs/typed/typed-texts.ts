// What stands in fields and is not in the draft yet. It is kept for this tab, so that a reload loses nothing.
import { useCallback, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { Path } from 'sanity'

/** Which field a text is typed into. */
export interface TypedField {
  /** The published id. */
  readonly document: string
  readonly key: string
}

/** A text that somebody typed and that is not stored. */
export interface TypedText extends TypedField {
  readonly path: Path
  /** What people call the field, where its path does not tell. */
  readonly field?: string | undefined
  readonly text: string
  /** Why it is not stored; null while only leaving the field is missing. */
  readonly problem: string | null
  /** The field was left with it, so Publish waits for it. */
  readonly isLeft: boolean
}

/** A field that is on the screen. */
export interface ShownField {
  /** Stores what is typed; what cannot be read stays typed. */
  leave(): void
  focus(): void
}

const STORE_KEY = 'forecourt.typed'
const NONE: readonly TypedText[] = []
/** For a text that could be read and whose field is not on the screen, so that nothing can store it. */
const NOT_STORED = 'This is typed and not stored yet. Open the field to store it, or leave it as it was.'

const documents = readStored()
const shown = new Map<string, Map<string, ShownField>>()
const listeners = new Set<() => void>()

/** What is typed into the fields of a document and not stored, the last typed last. */
export function listTyped(document: string): readonly TypedText[] {
  return documents.get(document) ?? NONE
}

export function findTyped({ document, key }: TypedField): TypedText | undefined {
  return listTyped(document).find((typed) => typed.key === key)
}

export function keepTyped(typed: TypedText): void {
  change(typed.document, [...listOthers(typed), typed])
}

/** The field shows what is stored again. */
export function dropTyped(field: TypedField): void {
  if (findTyped(field)) change(field.document, listOthers(field))
}

const listOthers = ({ document, key }: TypedField) => listTyped(document).filter((typed) => typed.key !== key)

/** For a document whose changes were thrown away. */
export function forgetTyped(document: string): void {
  if (documents.has(document)) change(document, NONE)
}

/** Takes part in leaving and focusing; returns what ends that. */
export function showField({ document, key }: TypedField, field: ShownField): () => void {
  const fields = shown.get(document) ?? new Map<string, ShownField>()
  shown.set(document, fields.set(key, field))
  return () => {
    if (fields.get(key) === field) fields.delete(key)
  }
}

/** Leaves every field of a document, as if each had lost the focus. Returns what could not be stored. */
export function leaveFields(document: string): readonly TypedText[] {
  for (const { key } of listTyped(document)) {
    const field = shown.get(document)?.get(key)
    // What one field stores, the next one builds on.
    if (field) flushSync(() => field.leave())
  }
  for (const typed of listTyped(document)) {
    keepTyped({ ...typed, problem: typed.problem ?? NOT_STORED, isLeft: true })
  }
  return listTyped(document)
}

/** Whether the field was on the screen. */
export function focusField({ document, key }: TypedField): boolean {
  const field = shown.get(document)?.get(key)
  field?.focus()
  return field !== undefined
}

/** What is typed into the fields of a document and not stored, live. */
export function useTyped(document: string): readonly TypedText[] {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => listTyped(document), [document]),
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(document: string, typed: readonly TypedText[]): void {
  if (typed.length > 0) documents.set(document, typed)
  else documents.delete(document)
  try {
    storage()?.setItem(STORE_KEY, JSON.stringify([...documents]))
  } catch (error) {
    console.warn('The browser denies storage; what is typed is kept until the page is left.', error)
  }
  for (const listener of listeners) listener()
}

/** What was typed before a reload: no field has the focus any more. */
function readStored(): Map<string, readonly TypedText[]> {
  try {
    const stored = JSON.parse(storage()?.getItem(STORE_KEY) ?? '[]') as [string, TypedText[]][]
    return new Map(stored.map(([id, typed]) => [id, typed.map((one) => ({ ...one, isLeft: true }))]))
  } catch (error) {
    console.warn('What was typed before could not be read.', error)
    return new Map()
  }
}

function storage(): Storage | undefined {
  // biome-ignore lint/style/noRestrictedGlobals: guarded by the callers above
  return typeof sessionStorage === 'undefined' ? undefined : sessionStorage
}
