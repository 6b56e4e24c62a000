/** A run that removes more than this share of a dealer's stock is more likely a broken feed. */
const MAX_SHARE = 1 / 5

/** The import was stopped before any write; `--force` overrides. */
export class MassRemovalError extends Error {
  override readonly name = 'MassRemovalError'
}

/**
 * A change that names a single car is never refused, however few the dealer has.
 * @throws MassRemovalError when a run would remove more than a fifth of the dealer's `stock` cars
 */
export function refuseMassRemoval(
  lost: number,
  { stock, snapshot }: { stock: number; snapshot: boolean },
): void {
  if (lost <= stock * MAX_SHARE || (lost === 1 && !snapshot)) return
  const advice = snapshot
    ? 'If the feed is right, import again with --force.'
    : 'If that is right, push again with ?force=true and a key that allows it, or replay the run with --force.'
  throw new MassRemovalError(
    `${lost} of ${stock} cars would be removed, which is more than a fifth. Nothing was changed. ${advice}`,
  )
}
