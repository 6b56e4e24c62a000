import type { DealerSite, Finding } from '../dealer-site.ts'

/** Every vehicle is imported or rejected with a reason, and a column that means nothing is named in the report. */
export async function feedColumns({ dealer, imported }: DealerSite): Promise<Finding[]> {
  const finding = (check: string, says: string): Finding => ({ check, where: 'the import', says })
  if (dealer.vehicles.length === 0) return []
  if (!imported.report.startsWith('{')) return [finding('a feed is imported', imported.report.slice(0, 400))]
  const report = JSON.parse(imported.report.split('\n')[0] ?? '') as { rows?: number; refused?: string }
  if (report.refused !== undefined) return [finding('a feed is imported', report.refused)]
  const rows =
    report.rows === dealer.vehicles.length
      ? []
      : [finding('every vehicle is read', `${report.rows} of ${dealer.vehicles.length}`)]
  const unnamed = imported.columns
    .filter((column) => !imported.report.includes(column))
    .map((column) => finding('a column that is not used is named', column))
  return [...rows, ...unnamed]
}
