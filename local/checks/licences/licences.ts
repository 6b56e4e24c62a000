// Licences of the packages that are used in production, as pnpm reads them from their manifests.
import { runCommand } from '../../runner/run.ts'
import { RunnerError } from '../../runner/steps.ts'

/** Licences (SPDX) under which a package may be used. */
const ALLOWED: ReadonlySet<string> = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Unlicense', 'Zlib', 'Python-2.0', 'OFL-1.1', 'MPL-2.0'],
])

/** Packages with another licence, each with why it may be used. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '@img/sharp-libvips-linux-arm64': 'LGPL: a shared library, loaded as it is',
  '@img/sharp-libvips-linux-x64': 'LGPL: a shared library, loaded as it is',
  'caniuse-lite': 'CC-BY: data of a build tool, not shipped',
  jsonify: 'public domain',
}

export type LicensedPackage = { name: string; license: string; homepage: string }

/** The production packages of all workspaces, in alphabetical order. @throws RunnerError when pnpm fails */
export async function listLicensedPackages(): Promise<LicensedPackage[]> {
  const pnpm = process.env.FORECOURT_PNPM ?? 'pnpm'
  const { code, output } = await runCommand(
    pnpm,
    ['--recursive', 'licenses', 'list', '--prod', '--json'],
    process.env,
  )
  if (code !== 0) throw new RunnerError(`pnpm licenses failed.\n${output}`)
  const byLicence = JSON.parse(output) as Record<string, { name: string; homepage?: string }[]>
  const names = new Map<string, LicensedPackage>()
  for (const [license, packages] of Object.entries(byLicence))
    for (const { name, homepage = '' } of packages) names.set(name, { name, license, homepage })
  return [...names.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** A line for each package whose licence is not allowed. */
export function refusedLicences(packages: readonly LicensedPackage[]): string[] {
  return packages
    .filter(({ name, license }) => !isAllowed(license) && !(name in EXCEPTIONS))
    .map(({ name, license }) => `${name}: ${license || 'no licence'}`)
}

/** An SPDX expression of names joined by OR (one must be allowed) or AND (all must be). */
function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '').trim()
  if (/ OR /i.test(plain)) return plain.split(/ OR /i).some((part) => isAllowed(part))
  return plain.split(/ AND /i).every((name) => ALLOWED.has(name.trim()))
}

/** Which builds of a native package are installed depends on the machine. */
const OF_A_PLATFORM = /-(linux|linuxmusl|darwin|win32|freebsd|android)-/

/** The text of THIRD_PARTY_NOTICES.md. */
export function noticesText(packages: readonly LicensedPackage[]): string {
  const named = packages.filter(({ name }) => !OF_A_PLATFORM.test(name))
  const rows = named.map(
    ({ name, license, homepage }) => `| ${homepage ? `[${name}](${homepage})` : name} | ${license} |`,
  )
  return [
    '# Third-party notices',
    '',
    'Packages that Forecourt uses in production, with their licences; each package contains its licence’s text. Written by `npm run notices`.',
    '',
    'Native packages (sharp, better-sqlite3, lightningcss and others) bring builds for each platform under the licence of the package; libvips, which sharp loads, is LGPL-3.0-or-later.',
    '',
    'Type faces (Archivo, Figtree, Hanken Grotesk, Host Grotesk, Source Sans 3 and others in `site/app/styles/fonts`): SIL Open Font License 1.1, see `site/app/styles/fonts/OFL.txt`. Makes’ marks: CC0, trade marks of their owners.',
    '',
    '| package | licence |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n')
}
