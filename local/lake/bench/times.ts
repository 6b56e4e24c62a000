/** Milliseconds per round, after a tenth of the rounds as warm-up. */
export async function measureTimes(
  rounds: number,
  run: (round: number) => Promise<unknown>,
): Promise<number[]> {
  for (let round = 0; round < rounds / 10; round++) await run(round)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    await run(round)
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)
}

/** `p50 1.2 ms  p95 3.4 ms` of sorted times. */
export function describeTimes(sorted: number[]): string {
  const at = (share: number) =>
    sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN
  return `p50 ${at(0.5).toFixed(1)} ms  p95 ${at(0.95).toFixed(1)} ms`
}
