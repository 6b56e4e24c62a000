/** A run that takes more than this share of a dealer's stock away is more likely a broken feed than a good day. */
const MAX_SHARE = 1 / 5

/** The import was stopped before it changed anything; `--force` lets it through. */
export class MassRemovalError extends Error {
  override readonly name = 'MassRemovalError'
}

/**
 * A change names the one car that goes, which is no slip however few the dealer has.
 * @throws MassRemovalError when a run would take more than a fifth of the dealer's `stock` cars out of the window
 */
export function refuseMassRemoval(
  lost: number,
  { stock, snapshot }: { stock: number; snapshot: boolean },
): void {
  if (lost <= stock * MAX_SHARE || (lost === 1 && !snapshot)) return
  const right = snapshot
    ? 'If the feed is right, import again with --force.'
    : 'If that is right, push again with ?force=true and a key that may, or replay the run with --force.'
  throw new MassRemovalError(
    `${lost} of ${stock} cars would go, which is more than a fifth. Nothing was changed. ${right}`,
  )
}
