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
 * The reports of a vehicle that can be had: its history where its feed names one (VDP-33), the others where a provider
 * has them by the vehicle's VIN. The register of securities is asked about used vehicles alone (OPEN-49).
 * @param provided the provider's address of a report; null where there is no provider
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

/** A feed may say anything; only what a browser opens as a page is a link. */
function isWebAddress(address: string | null): address is string {
  return address !== null && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}
