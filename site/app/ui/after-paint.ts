/** Calls when the browser has painted what a shopper's tap changed, so that the tap is answered first. */
export const afterPaint = (act: () => void) => requestAnimationFrame(() => setTimeout(act))
