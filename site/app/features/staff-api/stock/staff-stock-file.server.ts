import { formatDollars, type StaffStockFile, type StockFileRequest } from '@forecourt/schemas/contract'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import type { BroughtFile, BroughtOutcome } from '#app/integrations/stock-files.ts'
import { describeRow, formatStopped } from './row-text.ts'
import { buildCounts } from './staff-stock.server.ts'

/** CSS pixels of a picture of the three cars. */
const PICTURE_SIZE = { width: 300, height: 200 }

const FORMATS: Readonly<Record<BroughtFile['feed']['format'], string>> = {
  csv: 'Table (CSV)',
  xml: 'XML',
  'dms-json': 'JSON',
  'csn-dto': 'JSON of the classifieds network',
}

/** What the words of an answer need of a request. */
export type FileWords = Pick<RequestContext, 'now' | 'picture' | 'site'>

/** A file is not taken; the message is for people. */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal'
  readonly status = 422
}

/** A stock file as it reads, or as it was imported, in words for staff. @throws FileRefusal for what is none */
export function describeStockFile(
  { request, outcome }: { request: StockFileRequest; outcome: BroughtOutcome },
  context: FileWords,
): StaffStockFile {
  if ('busy' in outcome)
    throw new FileRefusal('Another file is being read in just now. Try it again in a minute.')
  if (!('feed' in outcome)) throw new FileRefusal(outcome.refused)
  const { feed, encoding, headerLine, rows, counts, refused, problems, cars, hasFormulas } = outcome
  const { columns, absent, reads, listed, mayForce, packing } = outcome
  return {
    at: context.now,
    feed,
    file: {
      name: request.name,
      format: describeFormat(feed, packing),
      delimiter: packing === 'excel' ? '' : (feed.delimiter ?? ''),
      encoding,
      headerLine,
      rows,
    },
    columns,
    absent,
    reads,
    listed,
    counts: counts && buildCounts(counts, rows),
    stopped: describeStop(refused, mayForce),
    mayForce,
    problems: problems.map(({ cars, line, stockNumbers, ...note }) => ({
      cars,
      line,
      stockNumbers,
      leftOut: note.kind === 'rejected',
      ...describeRow(note),
    })),
    notes: hasFormulas
      ? ['Some values are spreadsheet formulas. They are read as plain words and never worked out.']
      : [],
    cars: cars.map((car) => describeCar(car, context as RequestContext)),
  }
}

function describeFormat({ format, element }: BroughtFile['feed'], packing: BroughtFile['packing']): string {
  if (packing === 'excel') return 'Excel'
  const plain = format === 'xml' ? `XML, one <${element}> a car` : FORMATS[format]
  return packing === 'zip' ? `${plain}, zipped` : plain
}

/** The remedy of a stopped file is a button beside these words. */
function describeStop(refused: string, mayForce: boolean): string {
  const [, missing] = /^The file has no column for (.+?)\. It begins/.exec(refused) ?? []
  if (missing)
    return `Still missing: ${missing.replaceAll(/ \(perhaps "[^"]*"\)/g, '')}. Choose their columns.`
  if (!mayForce) return refused
  return formatStopped(refused)
    .replace(/ Nothing was changed\..*$/, '')
    .replace('It would have taken', 'It takes')
}

function describeCar(
  { priceCents, picture, ...car }: BroughtFile['cars'][number],
  context: RequestContext,
): StaffStockFile['cars'][number] {
  const { texts } = requireDealerContext(context).bundle.tenant
  return {
    ...car,
    price: priceCents === null ? texts.noPrice : formatDollars(priceCents),
    picture: picture === '' ? '' : context.picture(picture, { ...PICTURE_SIZE, alt: '' }).src,
  }
}
