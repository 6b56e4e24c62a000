import { applySettings, defaultSettings, type Settings, type SettingsPatch } from '../settings/settings.ts'
import type { Database } from './database.ts'

export interface IndexRow {
  id: number
  uid: string
  primaryKey: string | null
  createdAt: string
  updatedAt: string
  settings: Settings
}

interface Stored {
  id: number
  uid: string
  primary_key: string | null
  created_at: string
  updated_at: string
  settings: string
}

/** The properties of each index except its documents. */
export class IndexesTable {
  readonly #statements

  constructor(database: Database) {
    this.#statements = {
      all: database.prepare('select * from indexes'),
      insert: database.prepare(
        'insert into indexes (uid, primary_key, created_at, updated_at, settings) values (?, ?, ?, ?, ?)',
      ),
      update: database.prepare(
        'update indexes set uid = ?, primary_key = ?, updated_at = ?, settings = ? where id = ?',
      ),
      delete: database.prepare('delete from indexes where id = ?'),
    }
  }

  list(): IndexRow[] {
    return (this.#statements.all.all() as Stored[]).map((row) => ({
      id: row.id,
      uid: row.uid,
      primaryKey: row.primary_key,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      // Settings added in later versions take their default.
      settings: applySettings(defaultSettings(), JSON.parse(row.settings) as SettingsPatch),
    }))
  }

  insert({ uid, primaryKey, createdAt, updatedAt, settings }: Omit<IndexRow, 'id'>): number {
    const text = JSON.stringify(settings)
    return Number(this.#statements.insert.run(uid, primaryKey, createdAt, updatedAt, text).lastInsertRowid)
  }

  update({ id, uid, primaryKey, updatedAt, settings }: IndexRow): void {
    this.#statements.update.run(uid, primaryKey, updatedAt, JSON.stringify(settings), id)
  }

  delete(id: number): void {
    this.#statements.delete.run(id)
  }
}
