// The first thing both `npm start` and `npm test` run, on whatever Node npm was started with (of package.json's
// `engines` or later).
// It installs the package manager and the packages if they are missing, then hands over to the project's own
// Node. Plain JavaScript without dependencies, because nothing is installed yet.
//
//   node local/bootstrap.mjs SCRIPT.ts [ARG ...]      run a script of the project
//   node local/bootstrap.mjs --bin NAME [ARG ...]     run an installed command
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { helpFor } from './command-help.mjs'

const PNPM = '12.21.0'
const NODE_WANTED = '24.21.0'
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const cache = join(root, '.cache')
const started = Date.now()
const help = helpFor(process.argv.slice(2))
if (help) {
  process[help.exitCode === 0 ? 'stdout' : 'stderr'].write(`${help.text}\n`)
  process.exit(help.exitCode)
}
const quiet = process.argv.slice(2).some((word) => /local\/(lake|search)\/main\.ts$/.test(word))

// npm passes its own settings down as npm_* variables; pnpm would take them for its own. What a person sets is
// written NPM_CONFIG_* and stays.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')))
// A machine may have no writable home folder; every tool's cache stays in the checkout.
env.XDG_CACHE_HOME ??= join(cache, 'xdg')
env.DO_NOT_TRACK = '1'

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`
function printStep(what, since) {
  if (!quiet) process.stdout.write(`${what.padEnd(44)} ${seconds(since).padStart(8)}\n`)
}
const stop = (what, advice) => {
  console.error(`\n${what}\n${advice}`)
  process.exit(1)
}

function run(command, args, what, advice) {
  const result = spawnSync(command, args, { cwd: root, env, encoding: 'utf8', maxBuffer: 1 << 26 })
  if (result.error || result.status !== 0) {
    console.error(`${result.stdout ?? ''}${result.stderr ?? ''}${result.error ?? ''}`)
    stop(`${what} failed.`, advice)
  }
}

const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const needed = engines.node.replace('>=', '')
const [major, minor] = process.versions.node.split('.').map(Number)
const [neededMajor, neededMinor] = needed.split('.').map(Number)
if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  stop(
    `Node ${process.versions.node} is too old.`,
    `Install Node ${needed} or later, then run the same command again.`,
  )
}

const pnpmHome = join(cache, `pnpm-${PNPM}`)
const pnpm = join(pnpmHome, 'node_modules', '.bin', 'pnpm')
if (!existsSync(pnpm)) {
  const since = Date.now()
  mkdirSync(pnpmHome, { recursive: true })
  run(
    'npm',
    [
      'install',
      '--prefix',
      pnpmHome,
      '--cache',
      join(cache, 'npm'),
      '--no-fund',
      '--no-audit',
      '--silent',
      `pnpm@${PNPM}`,
    ],
    'Installing the package manager',
    'Check that this machine reaches the npm registry (npm ping), then run the same command again.',
  )
  printStep(`package manager (pnpm ${PNPM})`, since)
}

// Installing again is skipped while the lockfile and the manifests are the ones last installed.
const manifests = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'package.json',
  ...['site', 'studio', 'schemas', 'tenants', 'local', 'demo'].map((folder) => `${folder}/package.json`),
]
const fingerprint = createHash('sha256')
  .update(manifests.map((file) => readFileSync(join(root, file))).join('\0'))
  .digest('hex')
const stamp = join(root, 'node_modules', '.forecourt-installed')
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint) {
  const since = Date.now()
  run(
    pnpm,
    ['install', '--frozen-lockfile', '--reporter=append-only'],
    'Installing the packages',
    `If the lockfile is out of date, run: ${pnpm} install. Otherwise check that this machine reaches the npm registry.`,
  )
  writeFileSync(stamp, fingerprint)
  printStep('packages', since)
}

const shipped = join(root, 'node_modules', `node-linux-${process.arch}`, 'bin', 'node')
const node = existsSync(shipped) ? shipped : process.execPath
if (node === process.execPath && Number(process.versions.node.split('.')[0]) < 24) {
  stop(
    `No Node ${NODE_WANTED} is shipped for ${process.platform} ${process.arch}.`,
    'Install Node 24 or later and run the same command again.',
  )
}
env.PATH = `${dirname(node)}:${join(root, 'node_modules', '.bin')}:${env.PATH ?? ''}`
env.FORECOURT_STARTED = String(started)
env.FORECOURT_PARENT = String(process.pid)
env.FORECOURT_PNPM = pnpm

const words = process.argv.slice(2)
const args =
  words[0] === '--bin'
    ? [join(root, 'node_modules', '.bin', words[1]), ...words.slice(2)]
    : ['--disable-warning=ExperimentalWarning', ...words]
const child =
  words[0] === '--bin'
    ? spawn(args[0], args.slice(1), { stdio: 'inherit', env, cwd: root })
    : spawn(node, args, { stdio: 'inherit', env, cwd: root })

// A closed terminal, a Ctrl-C and a killed npm all have to reach the child: npm itself passes on only some
// signals, and a killed parent passes on none, so its disappearance is watched as well.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM')
}, 500).unref()
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
