// Debian's Varnish with deploy/varnish.vcl in front of a site of this machine.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { root } from '../../../runner/settings.ts'

const BACKEND = '.host = "127.0.0.1";\n\t.port = "3000";'

/** As the user of the test, whose folders nobody else may read. */
const AS_US = ['-j', 'none']

/** The program; null where it is not installed, or has no module xkey (Debian: `apt-get install varnish varnish-modules`). */
export function findVarnish(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  const program = folders.map((folder) => join(folder, 'varnishd')).find((file) => existsSync(file))
  if (program === undefined) return null
  const folder = mkdtempSync(join(tmpdir(), 'vcl-'))
  const file = join(folder, 'xkey.vcl')
  writeFileSync(file, 'vcl 4.1; import xkey; backend default none;')
  try {
    execFileSync(program, [...AS_US, '-C', '-n', join(folder, 'work'), '-f', file], { stdio: 'ignore' })
    return program
  } catch {
    return null
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Starts it; resolves when it listens. `stop` ends it and deletes its files. */
export async function startVarnish(
  program: string,
  { port, sitePort, token }: { port: number; sitePort: number; token: string },
): Promise<{ stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'varnish-'))
  const text = readFileSync(join(root, 'deploy/varnish.vcl'), 'utf8')
  if (!text.includes(BACKEND)) throw new Error('deploy/varnish.vcl has no backend to be replaced.')
  const file = join(folder, 'site.vcl')
  writeFileSync(file, text.replace(BACKEND, `.host = "127.0.0.1";\n\t.port = "${sitePort}";`))
  const options = [...AS_US, '-F', '-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-f', file]
  const child = spawn(program, [...options, '-s', 'malloc,64m', '-p', 'http_gzip_support=off'], {
    env: { ...process.env, EDGE_CACHE_TOKEN: token },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await started(child)
  return {
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done))
      if (child.exitCode === null && child.kill('SIGTERM')) await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function started(child: ChildProcess): Promise<void> {
  let output = ''
  return new Promise((done, fail) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (/Child \(\d+\) said Child starts/.test(output)) done()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', fail)
    child.once('exit', () => fail(new Error(`Varnish has ended:\n${output}`)))
  })
}
