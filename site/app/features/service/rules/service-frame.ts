/** The size of a provider's page in a frame, in CSS pixels (SVC-10). */
export type FrameSize = { width: number; height: number }

const USUAL: FrameSize = { width: 1000, height: 1100 }

/** The size of a provider's frame: without tabs 750 px high, otherwise 1100 (SVC-10). */
export function frameSize(alone: boolean): FrameSize {
  return alone ? { ...USUAL, height: 750 } : USUAL
}
