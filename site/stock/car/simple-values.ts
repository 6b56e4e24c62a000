/** Fuel as it stands in filters; 'Electric' and 'Hybrid' are the values that tags ask for (CARD-02). */
export function simpleFuel(written: string): string {
  if (/hybrid|phev|mhev/i.test(written)) return 'Hybrid'
  if (/electric|\bb?ev\b/i.test(written)) return 'Electric'
  if (/diesel/i.test(written)) return 'Diesel'
  if (/petrol|unleaded|ulp|\bp?ulp\b/i.test(written)) return 'Petrol'
  return /lpg|gas/i.test(written) ? 'LPG' : written
}

/** Transmission as it stands in filters: a car changes gear by itself or it does not. */
export function simpleTransmission(written: string): string {
  if (/manual/i.test(written) && !/auto|sports/i.test(written)) return 'Manual'
  if (/auto|cvt|dct|dsg|dual[ -]?clutch|tronic|reduction|single|1 speed|e-cvt/i.test(written))
    return 'Automatic'
  return written
}

/** Drive as it stands in filters. */
export function simpleDrive(written: string): string {
  if (/4x4|4wd|four[ -]?wheel/i.test(written)) return '4x4'
  if (/awd|all[ -]?wheel|quattro|4matic/i.test(written)) return 'AWD'
  if (/fwd|front/i.test(written)) return 'FWD'
  if (/4x2/i.test(written)) return '4x2'
  return /rwd|rear/i.test(written) ? 'RWD' : written
}
