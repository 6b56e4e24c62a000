/** Reports of a vehicle that a dealer may offer, as its plugins are called (TEN-26). */
export type ReportKind = 'historyReport' | 'carAnalysis' | 'ppsrReport'
export type CarReport = { kind: ReportKind; label: string; href: string }

const LABELS: Readonly<Record<ReportKind, string>> = {
  historyReport: 'Car History Report',
  carAnalysis: 'Car Analysis',
  ppsrReport: 'PPSR Report',
}

type ReportedCar = { file: string; vin: string; carType: string }

/**
 * The available reports of a vehicle: its history when its feed has one (VDP-33), the others when a provider has them
 * by VIN. The securities register applies to used vehicles only (OPEN-49).
 * @param provided the provider's address of a report; null when there is no provider
 */
export function carReports(
  { file, vin, carType }: ReportedCar,
  plugins: readonly ReportKind[],
  provided: (kind: ReportKind, vin: string) => string | null,
): CarReport[] {
  return plugins.flatMap((kind) => {
    if (kind === 'ppsrReport' && carType !== 'used') return []
    const address = kind === 'historyReport' ? file : vin && provided(kind, vin)
    return isWebAddress(address) ? [{ kind, label: LABELS[kind], href: address }] : []
  })
}

/** A feed's text is untrusted; only web addresses become links. */
function isWebAddress(address: string | null): address is string {
  return address !== null && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}
