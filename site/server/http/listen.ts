import type { Server } from 'node:http'

export interface ListenAddress {
  readonly host: string
  readonly port: number
  /** The variables that the address comes from. */
  readonly names: { readonly host: string; readonly port: string }
}

/** Listens at the address of the variables. @throws Error that names the variable and the remedy */
export function listen(server: Server, { host, port, names }: ListenAddress): Promise<void> {
  return new Promise((done, fail) => {
    const refuse = (error: NodeJS.ErrnoException) => fail(new Error(buildReason(error), { cause: error }))
    const buildReason = ({ code, message }: NodeJS.ErrnoException) => {
      if (code === 'EADDRINUSE')
        return `Port ${port} is in use (variable ${names.port}). Stop what uses it, or choose another port.`
      if (code === 'EACCES')
        return `Port ${port} may not be opened by this user (variable ${names.port}). Choose one above 1023.`
      return `The site cannot listen on ${host} (variable ${names.host}): ${message}. Name an address of this machine.`
    }
    server.once('error', refuse)
    server.listen(port, host, () => {
      server.off('error', refuse)
      done()
    })
  })
}
