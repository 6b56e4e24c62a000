/**
 * The few items without which a failure would not be: delta debugging (Zeller and Hildebrandt, "Simplifying and Isolating
 * Failure-Inducing Input", 2002), ended by a number of tries.
 * @param fails whether what is left still fails
 */
export async function shrinkList<T>(
  items: readonly T[],
  fails: (left: readonly T[]) => Promise<boolean>,
  tries: { left: number },
): Promise<readonly T[]> {
  let kept = items
  let parts = 2
  while (kept.length > 0 && tries.left > 0) {
    const size = Math.ceil(kept.length / parts)
    let removed = false
    for (let at = 0; at < kept.length && tries.left > 0; at += size) {
      const without = [...kept.slice(0, at), ...kept.slice(at + size)]
      tries.left -= 1
      if (await fails(without)) {
        kept = without
        parts = Math.max(parts - 1, 2)
        removed = true
        break
      }
    }
    if (removed) continue
    if (size === 1) break
    parts = Math.min(parts * 2, kept.length)
  }
  return kept
}
