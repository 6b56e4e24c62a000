// Tokens and keys of embedded mode: drawn once, stored beside the data they protect, readable by the owner alone.
// A production site gets its own by environment variables and never reads these.
import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runnerFolder } from './runner-folder.ts'

export interface Secrets {
  readonly readToken: string
  readonly writeToken: string
  /** Of the site, to invite dealers' people: derived, since folders of earlier versions store none. */
  readonly managementToken: string
  readonly sessionSecret: string
  readonly searchMasterKey: string
  readonly searchAdminKeyUid: string
  readonly searchKeyUid: string
  /** Derived as the search server derives them: hex(HMAC-SHA256(master key, uid)). */
  readonly searchAdminKey: string
  readonly searchKey: string
}

type Stored = Omit<Secrets, 'searchAdminKey' | 'searchKey' | 'managementToken'>

const describeFile = (dataDir: string) => join(runnerFolder(dataDir), 'secrets.json')

/** Was a system ever started with this data? */
export function hasSecrets(dataDir: string): boolean {
  return existsSync(describeFile(dataDir))
}

/** Returns the system's secrets, drawing them on the first start. Throws when the file is there but unreadable. */
export function systemSecrets(dataDir: string): Secrets {
  const file = describeFile(dataDir)
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(file, `${JSON.stringify(drawSecrets(), null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  }
  const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored
  const key = (uid: string) => createHmac('sha256', stored.searchMasterKey).update(uid).digest('hex')
  const managementToken = createHmac('sha256', stored.writeToken).update('management').digest('base64url')
  return {
    ...stored,
    managementToken,
    searchAdminKey: key(stored.searchAdminKeyUid),
    searchKey: key(stored.searchKeyUid),
  }
}

function drawSecrets(): Stored {
  const draw = () => randomBytes(32).toString('base64url')
  return {
    readToken: draw(),
    writeToken: draw(),
    sessionSecret: draw(),
    searchMasterKey: draw(),
    searchAdminKeyUid: randomUUID(),
    searchKeyUid: randomUUID(),
  }
}
