import {
  type CarActKind,
  type CarActs,
  type CarChange,
  carChange,
  type StaffCarPage,
} from '@forecourt/schemas/contract'
import type { RequestContext } from '#app/context.ts'
import { AppError } from '#app/errors.ts'
import { addCarEvent, type CarEvent, changeActs } from '#db/car-overrides/car-overrides-repository.ts'
import { type AskedCar, getStaffCarPage, requireStaffCar } from './staff-car-page.server.ts'

const YEAR_MS = 366 * 86_400_000

/**
 * Sets something of a car over its stock file, takes it back, or adds a note. The site shows it before the answer, or as
 * soon as its index can be written. @returns the car's page afterwards
 * @throws 404; 422 for what is nothing of these; AppError staff_not_permitted, stock_unavailable
 */
export async function changeStaffCar(
  context: RequestContext,
  fields: Readonly<Record<string, string>>,
): Promise<StaffCarPage> {
  const asked = await requireStaffCar(context)
  const { applyOverrides, staff, log, now } = context
  if (!asked.mayChange || !staff) throw new AppError('staff_not_permitted')
  const change = readChange(fields, asked, now)
  const { tenantSlug, car } = asked
  const place = { tenantSlug, carId: car.id, stocknum: car.stocknum, vin: car.vin }
  const event = buildEvent(change, { by: staff.user, now })
  if (change.do === 'note') await addCarEvent(context.db, place, event)
  else {
    if (applyOverrides === undefined)
      throw new AppError('stock_unavailable', { message: 'no key to write to the index' })
    const set = { at: now, by: staff.user }
    await changeActs(context.db, place, (acts) => changeOf(acts, change, set), event)
    await applyOverrides(tenantSlug)
  }
  log.info({ car: car.id, change: event.kind }, 'staff set something of a car')
  return getStaffCarPage(context)
}

/** @throws 422 with what is wrong */
function readChange(fields: Readonly<Record<string, string>>, { car }: AskedCar, now: string): CarChange {
  const read = carChange.safeParse(fields)
  if (!read.success) throw refused('That cannot be done with a car.')
  const change = read.data
  const end = 'until' in change ? change.until : null
  if (end !== null && Date.parse(end) <= Date.parse(now)) throw refused('Its end is over already.')
  if (end !== null && Date.parse(end) > Date.parse(now) + YEAR_MS)
    throw refused('It can last a year at most.')
  if (change.do === 'reserved' && car.heldUntil !== null) throw refused('A shopper has already reserved it.')
  const isSale = change.do === 'reserved' || change.do === 'sold' || change.do === 'gone'
  if (isSale && car.file.status === 'sold') throw refused('The file already says it’s sold.')
  return change
}

const refused = (words: string) => new Response(words, { status: 422 })

type Set = { at: string; by: string }

function changeOf(acts: CarActs, change: Exclude<CarChange, { do: 'note' }>, set: Set): CarActs {
  switch (change.do) {
    case 'hide':
      return {
        ...acts,
        hide: { ...set, until: change.until, why: change.why, untilGone: change.untilGone === 'true' },
      }
    case 'reserved':
      return { ...acts, sale: { ...set, until: change.until, state: 'reserved' } }
    case 'sold':
    case 'gone':
      return { ...acts, sale: { ...set, until: null, state: change.do } }
    case 'pin':
      return { ...acts, pin: { ...set, until: change.until } }
    case 'tag':
      return { ...acts, tag: { ...set, until: change.until, words: change.words } }
    case 'pictures':
      return { ...acts, pictures: { ...set, until: null, order: change.order } }
    case 'back':
      return without(acts, change.act)
  }
}

function without(acts: CarActs, kind: CarActKind): CarActs {
  const { [kind]: _, ...rest } = acts
  return rest
}

function buildEvent(change: CarChange, { by, now }: { by: string; now: string }): CarEvent {
  const text =
    change.do === 'hide'
      ? change.why
      : change.do === 'tag'
        ? change.words
        : change.do === 'note'
          ? change.text
          : ''
  return {
    kind: change.do === 'back' ? `${change.act}-back` : change.do,
    text,
    until: 'until' in change ? change.until : null,
    user_id: by,
    at: now,
  }
}
