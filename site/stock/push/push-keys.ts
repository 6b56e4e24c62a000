/*
 * API keys of dealers' systems for pushing stock. A key is 32 random bytes, shown once; only its SHA-256 is stored, which for a
 * random key needs neither salt nor a slow hash.
 * https://www.rfc-editor.org/rfc/rfc6750
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '#db/database.ts'
import { deletePushKeys, findPushKey, insertPushKey, listPushKeys } from '#db/stock/push-keys-repository.ts'

const PREFIX = 'stock_'
/** The SHA-256 of a key in hex. */
const HASH = /^[0-9a-f]{64}$/

type KnownKey = { dealer: string; hash: string; mayForce: boolean }

/** The owner of a key, and whether it may force a mass removal. */
export type KeyOwner = { dealer: string; mayForce: boolean }

export type PushKeysOptions = {
  /** Has the keys that were made here. */
  db: Database
  /** Keys of the environment: `dealer=<SHA-256 of the key in hex>`, and `dealer!=…` for one that may force. */
  environmentKeys?: readonly KnownKey[]
}

export class PushKeys {
  readonly #db: Database
  readonly #environmentKeys: readonly KnownKey[]

  constructor({ db, environmentKeys = [] }: PushKeysOptions) {
    this.#db = db
    this.#environmentKeys = environmentKeys
  }

  /**
   * The owner of a key, or null. Keys of the environment are compared in constant time; one that was made here is looked up
   * by its hash, which tells nothing of the key, and every time, so that a revocation applies at once.
   */
  async findOwner(key: string): Promise<KeyOwner | null> {
    const hash = hashSecret(key)
    const wanted = Buffer.from(hash, 'hex')
    let found: KeyOwner | null = null
    for (const { hash: known, ...owner } of this.#environmentKeys)
      if (timingSafeEqual(wanted, Buffer.from(known, 'hex'))) found = owner
    if (found !== null) return found
    const made = await findPushKey(this.#db, hash)
    return made && { dealer: made.tenant_slug, mayForce: made.may_force === 1 }
  }

  /** Creates a key and returns it for the only time; all but the previous key are revoked. */
  async make(dealer: string, now: string, { mayForce = false } = {}): Promise<string> {
    const key = `${PREFIX}${randomBytes(32).toString('base64url')}`
    const stored = { hash: hashSecret(key), tenant_slug: dealer, made_at: now, may_force: mayForce ? 1 : 0 }
    await insertPushKey(this.#db, stored)
    return key
  }

  /** When the dealer's keys that were made here were made, the oldest first. */
  async list(dealer: string): Promise<{ madeAt: string }[]> {
    return (await listPushKeys(this.#db, dealer)).map(({ made_at: madeAt }) => ({ madeAt }))
  }

  /** Revokes the dealer's keys that were made here. @returns their number */
  revoke(dealer: string): Promise<number> {
    return deletePushKeys(this.#db, dealer)
  }
}

/**
 * `dealer=hash` pairs, separated by commas or white space, as the variable STOCK_PUSH_KEYS has them; `dealer!=hash` is
 * a key that may force.
 * @throws Error naming the dealer of an invalid pair, but not its value, which may be a secret
 */
export function parsePushKeys(text: string): KnownKey[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((pair) => {
      const [name = '', hash = ''] = pair.toLowerCase().split('=')
      const mayForce = name.endsWith('!')
      const dealer = mayForce ? name.slice(0, -1) : name
      if (!HASH.test(hash)) throw new Error(`The key of "${dealer}" is not a SHA-256 in hex (64 digits).`)
      return { dealer, hash, mayForce }
    })
}

function hashSecret(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
