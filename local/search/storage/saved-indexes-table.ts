import type { Database } from './database.ts'

export interface SavedIndex {
  /** Name of the file; null where none was completed. */
  file: string | null
  /** The file includes the changes up to this number. */
  includes: number | null
}

/** Rows of changes deleted at a time. */
const ROWS_PER_DELETE = 2000

/**
 * The file of each saved index, and the documents changed since. Every change is recorded in its transaction with the
 * current number, which is incremented before a save begins: changes missing in the file have higher numbers. Indexes
 * that were never saved record nothing.
 */
export class SavedIndexesTable {
  readonly #statements
  /** Index → current number. */
  #numbers = new Map<number, number>()

  constructor(database: Database) {
    this.#statements = {
      all: database.prepare('select index_id, now from saved_indexes'),
      files: database.prepare('select file from saved_indexes where file is not null').pluck(),
      get: database.prepare('select file, holds as includes from saved_indexes where index_id = ?'),
      begin: database.prepare(
        'insert into saved_indexes values (?, null, null, 1) on conflict do update set now = now + 1 returning now',
      ),
      finish: database.prepare('update saved_indexes set file = ?, holds = ? where index_id = ?'),
      forget: database.prepare('delete from saved_indexes where index_id = ?'),
      forgetChanges: database.prepare('delete from changes where index_id = ?'),
      note: database.prepare(
        'insert into changes values (?, ?, ?) on conflict do update set number = excluded.number',
      ),
      changes: database
        .prepare('select doc from changes where index_id = ? and number > ? order by doc')
        .pluck(),
      count: database.prepare('select count(*) from changes where index_id = ? and number > ?').pluck(),
      forgetSome: database.prepare(
        `delete from changes where index_id = @index and doc in
          (select doc from changes where index_id = @index and number <= @number limit ${ROWS_PER_DELETE})`,
      ),
    }
    this.reload()
  }

  /** Reloads from the database after a failed transaction. */
  reload(): void {
    const rows = this.#statements.all.all() as { index_id: number; now: number }[]
    this.#numbers = new Map(rows.map(({ index_id, now }) => [index_id, now]))
  }

  find(index: number): SavedIndex | undefined {
    return this.#statements.get.get(index) as SavedIndex | undefined
  }

  /** The current files. */
  files(): Set<string> {
    return new Set(this.#statements.files.all() as string[])
  }

  noteChange(index: number, doc: number): void {
    const number = this.#numbers.get(index)
    if (number !== undefined) this.#statements.note.run(index, doc, number)
  }

  /** The changed documents, in order. */
  changesSince(index: number, number: number): number[] {
    return this.#statements.changes.all(index, number) as number[]
  }

  /** The number of changed documents. */
  countSince(index: number, number: number): number {
    return this.#statements.count.get(index, number) as number
  }

  /** Begins a save of all current changes: returns the number of the last. */
  begin(index: number): number {
    const { now } = this.#statements.begin.get(index) as { now: number }
    this.#numbers.set(index, now)
    return now - 1
  }

  /** Makes the completed file the current one. */
  finish(index: number, file: string, includes: number): void {
    this.#statements.finish.run(file, includes, index)
  }

  /** Deletes some changes that are in the file. Returns whether there may be more. */
  forgetSome(index: number, number: number): boolean {
    return this.#statements.forgetSome.run({ index, number }).changes >= ROWS_PER_DELETE
  }

  /** Discards the saved index. */
  forget(index: number): void {
    if (!this.#numbers.delete(index)) return
    this.#statements.forget.run(index)
    this.#statements.forgetChanges.run(index)
  }
}
