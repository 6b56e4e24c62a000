import type { KeysTable } from '../storage/keys-table.ts'
import { type ApiKey, keyValue, sameSecret } from './key.ts'

/** The server's keys with their values. */
export class KeyRing {
  readonly masterKey: string | null
  readonly #table: KeysTable
  #keys: { key: ApiKey; value: string }[]

  constructor(table: KeysTable, masterKey: string | null) {
    this.masterKey = masterKey
    this.#table = table
    this.#keys = []
    this.#reload()
  }

  /** Newest first. */
  list(): ApiKey[] {
    return this.#keys.map(({ key }) => key)
  }

  deriveValue(key: ApiKey): string {
    return keyValue(key.uid, this.masterKey ?? '')
  }

  findByUid(uid: string): ApiKey | undefined {
    return this.#keys.find(({ key }) => key.uid === uid)?.key
  }

  /** The key with that value. All keys are compared, each in constant time. */
  findByValue(value: string): ApiKey | undefined {
    let found: ApiKey | undefined
    for (const { key, value: own } of this.#keys) if (sameSecret(own, value)) found = key
    return found
  }

  put(key: ApiKey): void {
    this.#table.put(key)
    this.#reload()
  }

  delete(uid: string): void {
    this.#table.delete(uid)
    this.#reload()
  }

  #reload(): void {
    this.#keys = this.#table.list().map((key) => ({ key, value: this.deriveValue(key) }))
  }
}
