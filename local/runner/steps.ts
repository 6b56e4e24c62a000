// What a person sees in the terminal: one line a step with its time.
export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** Runs one step and prints its line: what, a remark the step returns, and how long it took. */
export async function step<T>(
  what: string,
  work: () => Promise<T> | T,
  remark?: (value: T) => string,
): Promise<T> {
  const since = performance.now()
  const value = await work()
  const text = remark?.(value)
  const label = text ? `${what}: ${text}` : what
  process.stdout.write(`${label.padEnd(72)} ${seconds(performance.now() - since).padStart(8)}\n`)
  return value
}

/** A failure whose message has the remedy; it is printed without a stack. */
export class RunnerError extends Error {
  override name = 'RunnerError'
}

/** Words of a command that mean nothing to it; it ends with 2. */
export class UsageError extends RunnerError {}

/** Prints a failure as a person should read it. */
export function printError(error: unknown): void {
  if (error instanceof RunnerError) process.stderr.write(`\n${error.message}\n`)
  else process.stderr.write(`\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
}
