// npm run notices: writes THIRD_PARTY_NOTICES.md.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listLicensedPackages, noticesText } from './checks/licences/licences.ts'
import { root } from './runner/settings.ts'

writeFileSync(join(root, 'THIRD_PARTY_NOTICES.md'), noticesText(await listLicensedPackages()))
