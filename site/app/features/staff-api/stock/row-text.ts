import { ownValue } from '#app/domain/own-value.ts'
import type { RowNote } from '#app/integrations/import-report.ts'

/** A note of an import as staff read it: what is wrong, and what to do. */
export type RowText = { problem: string; remedy: string }

/** Fields of the import whose names are not what people in a yard call them. */
const FIELD_LABELS: Readonly<Record<string, string>> = {
  row: 'The row',
  stocknum: 'Stock number',
  carType: 'New, demo or used',
  dapprice: 'Drive-away price',
  egcprice: 'Price before government charges',
  beforeprice: 'Earlier price',
  pricetype: 'Price type',
  km: 'Odometer',
  vin: 'VIN',
  regplate: 'Registration',
  dealership: 'Dealership',
  location: 'Location',
  images: 'Pictures',
}

/** `externalVideoUrl` → `External video url`. */
function formatFieldLabel(field: string): string {
  const known = ownValue(FIELD_LABELS, field)
  if (known) return known
  const words = field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_.]/g, ' ')
    .toLowerCase()
  return words === '' ? 'The row' : words.charAt(0).toUpperCase() + words.slice(1)
}

type Remedy = { kind?: RowNote['kind']; reason: RegExp; remedy: string }

const REMEDIES: readonly Remedy[] = [
  {
    reason: /is already on line/,
    remedy: 'Delete one of the two rows in your stock system, or give this car its own stock number.',
  },
  {
    reason: /is already used/,
    remedy: 'Check which of the two stock numbers is this car’s, and delete the other.',
  },
  { reason: /no letter and no digit/, remedy: 'Give the car a stock number with letters or digits.' },
  {
    reason: /not a dealership of|not a location of/,
    remedy: 'Ask the platform’s staff which of your yards this code is. It is then read with the next file.',
  },
  {
    reason: /settings say what it includes/,
    remedy: 'Say in the site’s settings what prices include: drive away, or before government charges.',
  },
  {
    reason: /^are not read:/,
    remedy:
      'Nothing of this is on the site. Say in Stock, Columns what it is, or choose Leave out. It counts from the next file.',
  },
  {
    reason: /^are not known and listed/,
    remedy: 'Correct the make in your stock system; a search by make does not find these cars.',
  },
  {
    reason: /^are listed under one name each/,
    remedy: 'Nothing has to be done. To keep names as they are written, switch off the normalising of makes.',
  },
  {
    reason: /which is not read; choose it/,
    remedy: 'Look at it in Stock, Columns, and accept it or leave it out. It counts from the next file.',
  },
  { reason: /is hardly a price/, remedy: 'Give a price, or leave it empty to show “Enquire”.' },
  { reason: /contact details/, remedy: 'Keep phone numbers and addresses out of your comments.' },
  {
    kind: 'rejected',
    reason: /is missing/,
    remedy: 'Add it in your stock system. The car comes with the next file.',
  },
  {
    kind: 'warning',
    reason: /left out/,
    remedy: 'Correct it in your stock system. The car is shown without it.',
  },
  {
    kind: 'rejected',
    reason: /./,
    remedy: 'Correct it in your stock system. The car comes with the next file.',
  },
  { kind: 'warning', reason: /./, remedy: 'Worth a look. The car is shown all the same.' },
]

/** What is wrong with a row and what to do about it. */
export function describeRow({ kind, field, reason }: Pick<RowNote, 'kind' | 'field' | 'reason'>): RowText {
  const name = field === 'row' ? 'This row' : formatFieldLabel(field)
  const goesOn = /^(is|has|are|was|were|does|occurs|says|changed|may be)\b/.test(reason)
  const sentence = goesOn ? `${name} ${reason}` : `${name}: ${reason}`
  const remedy = REMEDIES.find((each) => (each.kind ?? kind) === kind && each.reason.test(reason))
  return { problem: /[.!?]$/.test(sentence) ? sentence : `${sentence}.`, remedy: remedy?.remedy ?? '' }
}

/** Why an import was stopped as a whole, as staff read it. @param refused as the run's record has it */
export function formatStopped(refused: string): string {
  const [, lost, stock] = /^(\d+) of (\d+) cars would be removed/.exec(refused) ?? []
  if (!lost) return refused
  return (
    `It would have taken ${lost} of ${stock} cars off the site. Nothing was changed. ` +
    'If the file is right, ask the platform’s staff to read it in.'
  )
}
