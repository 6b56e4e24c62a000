import { countOutcomes, OUTCOMES } from '../diff/outcome.ts'
import type { ImportRun } from './import-feed.ts'

const PROBLEMS_SHOWN = 5

/** One line a feed: what became of its rows, then the first rows set aside, each with line, field and reason. */
export function reportLines(run: ImportRun, seconds: number): string[] {
  const counts = countOutcomes(run.outcomes)
  const parts = OUTCOMES.filter((kind) => counts[kind] > 0).map((kind) => `${counts[kind]} ${kind}`)
  const warnings = run.warnings.length > 0 ? `, ${run.warnings.length} warnings` : ''
  const summary = `${run.tenantSlug}: ${run.rows} rows, ${parts.join(', ') || 'nothing'}${warnings}`
  return [
    `${summary} (${seconds.toFixed(2)} s)`,
    ...run.setAside
      .slice(0, PROBLEMS_SHOWN)
      .map(({ line, stocknum, field, reason }) => `  line ${line} ${stocknum}: ${field} ${reason}`),
    ...(run.setAside.length > PROBLEMS_SHOWN ? [`  … and ${run.setAside.length - PROBLEMS_SHOWN} more`] : []),
  ]
}
