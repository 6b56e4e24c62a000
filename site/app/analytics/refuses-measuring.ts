/** Global Privacy Control, or Do Not Track of older browsers. */
export function refusesMeasuring(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || doNotTrack === '1'
}
