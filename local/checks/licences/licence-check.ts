import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../runner/settings.ts'
import type { Check } from '../checks.ts'
import { listLicensedPackages, noticesText, refusedLicences } from './licences.ts'

/** Every production package has an allowed licence and is in THIRD_PARTY_NOTICES.md. */
export const licences: Check = {
  name: 'licences',
  async run() {
    const packages = await listLicensedPackages()
    const refused = refusedLicences(packages)
    const stored = await readFile(join(root, 'THIRD_PARTY_NOTICES.md'), 'utf8').catch(() => '')
    const problems = [
      ...refused,
      ...(stored === noticesText(packages) ? [] : ['THIRD_PARTY_NOTICES.md is out of date: npm run notices']),
    ]
    return problems.length === 0
      ? { passed: 1, failed: 0 }
      : { passed: 0, failed: 1, output: problems.join('\n') }
  },
}
