import { createServer } from 'node:net'
import { portVariables, type Settings } from './settings.ts'
import { RunnerError } from './steps.ts'

/** Resolves to true when the port can be listened on. */
export function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, host, () => probe.close(() => done(true)))
  })
}

/** Throws a RunnerError that names every port in use together with the variable that chooses another. */
export async function requireFreePorts({ host, ports }: Settings): Promise<void> {
  const free = await Promise.all(portVariables.map((name) => isFree(ports[name], host)))
  const taken = portVariables.filter((_, index) => !free[index])
  if (taken.length === 0) return
  const lines = taken.map((name) => `Port ${ports[name]} is in use (variable ${name}).`)
  const advice = taken.map((name) => `${name}=${ports[name] + 100}`).join(' ')
  throw new RunnerError(`${lines.join('\n')}\nStop what uses it, or choose another: ${advice} npm start`)
}

/** Takes `count` ports that are free at this moment. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, () => {
      const server = createServer()
      return new Promise<typeof server>((done) => server.listen(0, '127.0.0.1', () => done(server)))
    }),
  )
  const ports = servers.map((server) => (server.address() as { port: number }).port)
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
  return ports
}
