import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export interface ChildServer {
  child: ChildProcess
  url: string
  /** The log output. */
  errors(): string
  /** Sends a signal and waits for the exit; returns the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/** Starts the server as a process. Rejects with its output when it does not start. */
export async function startChildServer(address: string, folder: string): Promise<ChildServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: { ...process.env, MEILI_HTTP_ADDR: address, MEILI_DB_PATH: folder, MEILI_MASTER_KEY: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (data) => {
    errors += data
  })
  const ended = once(child, 'exit')
  onTestFinished(() => void child.kill('SIGKILL'))
  const line = await Promise.race([once(child.stdout, 'data'), ended.then(() => null)])
  const url = /http:\/\/\S+/.exec(String(line?.[0] ?? ''))?.[0]
  if (!url) throw new Error(errors.trim() || 'The server did not print its address.')
  return {
    child,
    url,
    errors: () => errors,
    end: async (signal) => {
      child.kill(signal)
      await ended
      return child.exitCode
    },
  }
}
