import type { Server } from 'node:http'

/** Listens at the address of the variables. @throws Error that names the variable and the remedy */
export function listen(server: Server, { HOST, PORT }: { HOST: string; PORT: number }): Promise<void> {
  return new Promise((done, fail) => {
    const refuse = (error: NodeJS.ErrnoException) => fail(new Error(reasonOf(error), { cause: error }))
    const reasonOf = ({ code, message }: NodeJS.ErrnoException) => {
      if (code === 'EADDRINUSE')
        return `Port ${PORT} is in use (variable PORT). Stop what uses it, or choose another port.`
      if (code === 'EACCES')
        return `Port ${PORT} may not be opened by this user (variable PORT). Choose one above 1023.`
      return `The site cannot listen on ${HOST} (variable HOST): ${message}. Name an address of this machine.`
    }
    server.once('error', refuse)
    server.listen(PORT, HOST, () => {
      server.off('error', refuse)
      done()
    })
  })
}
