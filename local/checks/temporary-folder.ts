import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives all tests of a run one folder for their temporary files; what it returns deletes the folder. */
export default function useTemporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-tests-'))
  // Tests run by root start PostgreSQL as another user, whose own folder is in here.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
