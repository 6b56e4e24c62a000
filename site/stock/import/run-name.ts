import type { ImportRun } from './import-run.ts'

/** Under which name a run is kept: its instant and its file. */
export function runName({ at, file }: Pick<ImportRun, 'at' | 'file'>): string {
  return `${at.replaceAll(/[:.]/g, '-')}-${file}`
}
