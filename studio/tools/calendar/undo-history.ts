/** One step that can be taken back. `label` is what was done: `Stocktake sale, 4 days longer`. */
export interface UndoStep {
  readonly label: string
  readonly undo: () => Promise<void>
}

/** How many steps can be taken back. */
const DEEPEST = 50

/** Adds a step; the oldest goes when there are too many. */
export function pushStep(steps: readonly UndoStep[], step: UndoStep): UndoStep[] {
  return [...steps, step].slice(-DEEPEST)
}

/** The step that is undone next, and what is left then. */
export function popStep(steps: readonly UndoStep[]): { step: UndoStep | undefined; rest: UndoStep[] } {
  return { step: steps.at(-1), rest: steps.slice(0, -1) }
}
