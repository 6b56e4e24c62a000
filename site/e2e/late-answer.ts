import { setTimeout as pause } from 'node:timers/promises'

/** A page that is out for longer (of a dealer that was retired, say) is what its test looks at. */
const LONGEST_S = 5
const TRIES = 4

type Answer = { status: number; retryAfter: string | undefined }

/**
 * Asks once more for a page whose stock is late on a busy machine, when the page says to, as robots do. The limit of one
 * second for the stock has tests of its own (`request-handler-stock-away.test.ts`).
 */
export async function askAgain<T>(ask: () => Promise<T>, read: (answer: T) => Answer): Promise<T> {
  let answer = await ask()
  for (let tries = 1; tries < TRIES; tries += 1) {
    const { status, retryAfter } = read(answer)
    const seconds = Number(retryAfter)
    if (status !== 503 || !(seconds <= LONGEST_S)) return answer
    process.stdout.write(`» a page was late, and was asked for again after ${seconds} s\n`)
    await pause(seconds * 1_000)
    answer = await ask()
  }
  return answer
}
