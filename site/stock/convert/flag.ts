import { type Converter, rawText, unreadable } from './conversion.ts'

const YES = new Set(['yes', 'y', 'true', 't', '1', 'on'])
const NO = new Set(['no', 'n', 'false', 'f', '0', 'off'])

/** yes, no, Y, N, 1, 0, true … ; nothing is null, so that each field has its own default. */
export const toFlag: Converter<boolean | null> = (raw) => {
  const text = rawText(raw).toLowerCase()
  if (text === '') return { value: null }
  if (YES.has(text)) return { value: true }
  return NO.has(text) ? { value: false } : unreadable(null, raw, 'yes or no')
}
