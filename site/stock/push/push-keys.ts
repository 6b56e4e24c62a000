/*
 * API keys of dealers' systems for pushing stock. A key is 32 random bytes, shown once; only its SHA-256 is stored, which for a
 * random key needs neither salt nor a slow hash.
 * https://www.rfc-editor.org/rfc/rfc6750
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** Valid keys per dealer: a new key can be deployed before the old one is revoked. */
const KEYS_A_DEALER = 2
const PREFIX = 'stock_'
/** The SHA-256 of a key in hex. */
const HASH = /^[0-9a-f]{64}$/

const storedKey = z.object({
  hash: z.string().regex(HASH),
  madeAt: z.string(),
  force: z.boolean().optional(),
})
const keyFile = z.record(z.string(), z.array(storedKey))
type KeyFile = z.output<typeof keyFile>

type KnownKey = { dealer: string; hash: string; mayForce: boolean }

/** The owner of a key, and whether it may force a mass removal. */
export type KeyOwner = { dealer: string; mayForce: boolean }

export type PushKeysOptions = {
  /** File of the keys created on this machine; may be missing. */
  file: string
  /** Keys of the environment: `dealer=<SHA-256 of the key in hex>`, and `dealer!=…` for one that may force. */
  environmentKeys?: readonly KnownKey[]
}

/** Path of the key file in the stock's data folder. */
export const pushKeyFile = (folder: string) => join(folder, 'push-keys.json')

export class PushKeys {
  readonly #file: string
  readonly #environmentKeys: readonly KnownKey[]
  #last: Promise<unknown> = Promise.resolve()

  constructor({ file, environmentKeys = [] }: PushKeysOptions) {
    this.#file = file
    this.#environmentKeys = environmentKeys
  }

  /**
   * The owner of a key, or null. All keys are compared, each in constant time, against timing attacks; the file is read every
   * time, so that a revocation applies at once.
   */
  async findOwner(key: string): Promise<KeyOwner | null> {
    const wanted = Buffer.from(hashSecret(key), 'hex')
    let found: KeyOwner | null = null
    for (const { hash, ...owner } of [...this.#environmentKeys, ...knownKeys(await this.#read())]) {
      if (timingSafeEqual(wanted, Buffer.from(hash, 'hex'))) found = owner
    }
    return found
  }

  /** Creates a key and returns it for the only time; all but the previous key are revoked. */
  make(dealer: string, now: string, { mayForce = false } = {}): Promise<string> {
    return this.#inTurn(async () => {
      const key = `${PREFIX}${randomBytes(32).toString('base64url')}`
      const keys = await this.#read()
      const made = { hash: hashSecret(key), madeAt: now, ...(mayForce && { force: true }) }
      const valid = [...(keys[dealer] ?? []), made].slice(-KEYS_A_DEALER)
      await this.#write({ ...keys, [dealer]: valid })
      return key
    })
  }

  /** When the dealer's keys of the file were made, the oldest first. */
  async list(dealer: string): Promise<{ madeAt: string }[]> {
    const { [dealer]: own = [] } = await this.#read()
    return own.map(({ madeAt }) => ({ madeAt }))
  }

  /** Revokes the dealer's keys of the file. Returns their number. */
  revoke(dealer: string): Promise<number> {
    return this.#inTurn(async () => {
      const { [dealer]: revoked = [], ...others } = await this.#read()
      if (revoked.length > 0) await this.#write(others)
      return revoked.length
    })
  }

  /** Two people of different dealers may change the file at the same moment. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work)
    this.#last = done.catch(() => undefined)
    return done
  }

  async #read(): Promise<KeyFile> {
    try {
      return keyFile.parse(JSON.parse(await readFile(this.#file, 'utf8')))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
      throw error
    }
  }

  async #write(keys: KeyFile): Promise<void> {
    await mkdir(dirname(this.#file), { recursive: true })
    await writeFile(`${this.#file}.new`, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 })
    await rename(`${this.#file}.new`, this.#file)
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

function knownKeys(keys: KeyFile): KnownKey[] {
  return Object.entries(keys).flatMap(([dealer, own]) =>
    own.map(({ hash, force = false }) => ({ dealer, hash, mayForce: force })),
  )
}
