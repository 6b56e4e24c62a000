import { type FeedRow, FeedUnreadableError, rowOf } from './feed-row.ts'

/**
 * dms-json: an array of vehicles, `{vehicles: […]}`, or one vehicle.
 * @throws FeedUnreadableError when the text is no JSON or holds no vehicles
 */
export function readJson(bytes: Uint8Array): Iterable<FeedRow> {
  let content: unknown
  try {
    content = JSON.parse(new TextDecoder('utf-8').decode(bytes))
  } catch (error) {
    throw new FeedUnreadableError(`The file is not valid JSON: ${(error as Error).message}`, { cause: error })
  }
  return rowsOf(vehiclesOf(content))
}

// One at a time: the rows of a large feed are garbage as soon as they are read.
function* rowsOf(vehicles: readonly unknown[]): Generator<FeedRow> {
  for (const [index, vehicle] of vehicles.entries()) {
    yield rowOf(index + 1, isRecord(vehicle) ? Object.entries(vehicle) : [])
  }
}

function vehiclesOf(content: unknown): unknown[] {
  if (Array.isArray(content)) return content
  if (isRecord(content)) return Array.isArray(content.vehicles) ? content.vehicles : [content]
  throw new FeedUnreadableError('The file holds neither a list of vehicles nor a vehicle.')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
