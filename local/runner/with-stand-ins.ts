import { lockFolder } from './lock.ts'
import { freePorts } from './ports.ts'
import { selectEnvironment } from './process-environment.ts'
import { systemSecrets } from './secrets.ts'
import { embeddedEnvironment, type Settings } from './settings.ts'
import { openLakeAndSearch } from './stand-ins.ts'
import { Supervisor } from './supervisor.ts'

/**
 * Runs `work` with the content lake and the search server of a system that is down, on ports of their own, and ends
 * them again; meanwhile the data folder is taken.
 */
export async function withStandIns<T>(
  settings: Settings,
  work: (env: NodeJS.ProcessEnv) => Promise<T>,
): Promise<T> {
  const release = lockFolder(settings.dataDir)
  const [lake = 0, search = 0] = await freePorts(2)
  const ports = { ...settings.ports, STUDIO_PORT: lake, SEARCH_PORT: search }
  const own = { ...settings, host: '127.0.0.1', ports }
  const secrets = systemSecrets(settings.dataDir)
  const env = embeddedEnvironment(own, secrets, process.env)
  const services = new Supervisor({
    dataDir: settings.dataDir,
    selectEnvironment: (name) => selectEnvironment(name, env),
    report: (line) => process.stderr.write(`${line}\n`),
    onExit: () => {},
  })
  const end = () => services.end().finally(release)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void end().then(() => process.exit(1)))
  try {
    await openLakeAndSearch(own, secrets, String(env.MEILI_URL), services)
    return await work(env)
  } finally {
    await end()
  }
}
