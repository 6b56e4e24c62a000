/** Runs after the next paint, so that the effect of a tap is shown first. */
export const afterPaint = (act: () => void) => requestAnimationFrame(() => setTimeout(act))
