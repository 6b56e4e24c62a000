// Where the real Chromium comes from: CHROMIUM_PATH, one installed on the machine, or the one that an npm
// package ships (no root, no download step).
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../runner/settings.ts'

export interface Browser {
  readonly executablePath: string
  readonly env: Record<string, string>
}

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Finds or unpacks a Chromium. Unpacking takes a second or two, once; ask before tests run side by side. */
export async function findBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`)
  const onMachine =
    named ?? (process.env.FORECOURT_SHIPPED_CHROMIUM ? undefined : installed.find((path) => existsSync(path)))
  if (onMachine) return { executablePath: onMachine, env: {} }
  return unpackShipped()
}

async function unpackShipped(): Promise<Browser> {
  const folder = join(root, '.cache', 'chromium')
  mkdirSync(folder, { recursive: true })
  // The package unpacks into the temporary folder, and its own libraries only where it believes itself on Lambda.
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs24.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  const executablePath = await chromium.executablePath()
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  return {
    executablePath,
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: writeFontSettings(folder),
      HOME: folder,
    },
  }
}

/** The package's own font settings name folders of another machine; without a font, text has no width. */
function writeFontSettings(folder: string): string {
  const file = join(folder, 'forecourt-fonts.conf')
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'font-cache')}</cachedir></fontconfig>
`
  writeFileSync(file, text)
  return file
}
