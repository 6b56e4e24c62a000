/** Ends the process with a message. */
export function exitWithError(message: string, code = 1): never {
  process.stderr.write(`${message}\n`)
  process.exit(code)
}

/** Calls `stop` once for the first signal of each kind that asks the process to end. */
export function onStopSignal(stop: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
}

/** The names of the environment variables that set a server's address. */
export interface AddressVariables {
  host: string
  port: string
}

/** What to do when a server cannot listen. */
export function listenErrorText(
  error: unknown,
  { host, port }: { host: string; port: number },
  variables: AddressVariables,
): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `port ${port} is in use: set ${variables.port} to a free one`
  if (code === 'EACCES') return `port ${port} needs more rights: set ${variables.port} to one above 1023`
  if (code === 'EADDRNOTAVAIL') return `${host} is not an address of this machine: set ${variables.host}`
  return message
}
