/*
 * What staff set of a car, over what its file says. An indexed car of which something is set carries the file's own values
 * in `file_says`: they come back when it ends, and stand beside it in the Studio.
 */
import type { CarActs } from '@forecourt/schemas/contract'
import { isAvailable } from '#app/domain/stock/availability.ts'
import type { CarOverride } from '#db/car-overrides/car-overrides-repository.ts'
import { listActsAt } from '#db/car-overrides/car-overrides-repository.ts'
import { followStatus } from '../car/follow-status.ts'

/** A car's document, indexed or about to be. */
export type WireCar = Readonly<Record<string, unknown>>

/** The fields that staff may set, and those that follow from them. */
export const OVERRIDDEN_FIELDS = [
  'show_on_dealer_website',
  'status',
  'sold',
  'sold_date_timestamp',
  'preorder',
  'reserved',
  'reserved_at',
  'categories',
  'rank',
  'tag',
  'images',
  'thumbnails',
  'primary_image_url',
] as const

/** The car as its file has it. */
export function restoreCar(document: WireCar): WireCar {
  const { file_says: fileSays, pinned: _, ...rest } = document
  if (typeof fileSays !== 'object' || fileSays === null) return rest
  const { held, ...values } = fileSays as Record<string, unknown>
  const restored: Record<string, unknown> = { ...rest, ...values }
  // A hold of the site that has ended meanwhile does not come back.
  if (held === true && isEmpty(document.reserved_until)) {
    restored.reserved = false
    restored.reserved_at = null
  }
  return restored
}

/**
 * The car with what staff set of it.
 * @param document the car as its file has it
 * @param now ISO; what has ended by then is left out
 */
export function overrideCar(document: WireCar, override: CarOverride | undefined, now: string): WireCar {
  if (override === undefined || !isSameCar(document, override)) return document
  const acts = listActsAt(override.acts, now)
  const set: Record<string, unknown> = {
    ...setSale(document, acts.sale, now),
    ...(acts.hide || acts.sale?.state === 'gone' ? { show_on_dealer_website: false } : {}),
    ...(acts.tag ? { tag: acts.tag.words } : {}),
    ...(acts.pictures ? orderPictures(document, acts.pictures.order) : {}),
  }
  const pinned = acts.pin ? { pinned: true } : {}
  const names = OVERRIDDEN_FIELDS.filter((name) => name in set)
  if (names.length === 0) return { ...document, ...pinned }
  const fileSays: Record<string, unknown> = Object.fromEntries(
    names.map((name) => [name, isEmpty(document[name]) ? null : document[name]]),
  )
  if ('reserved' in set && document.reserved === true && !isEmpty(document.reserved_until))
    fileSays.held = true
  return { ...document, ...set, ...pinned, file_says: fileSays }
}

/** A stock number may have been given to another car since. */
function isSameCar({ vin }: WireCar, override: Pick<CarOverride, 'vin'>): boolean {
  return isEmpty(vin) || override.vin === '' || vin === override.vin
}

function setSale(document: WireCar, sale: CarActs['sale'], now: string): WireCar {
  if (sale === undefined || !isAvailable({ status: String(document.status) })) return {}
  if (sale.state === 'reserved') {
    // A shopper's hold stays as it is, with its end.
    return isEmpty(document.reserved_until) ? { reserved: true, reserved_at: sale.at } : {}
  }
  return {
    ...followStatus(document, 'sold', now),
    sold: true,
    sold_date_timestamp: Math.floor(Date.parse(sale.at) / 1_000),
    preorder: false,
    reserved: false,
    reserved_at: null,
  }
}

type Picture = { image?: { url?: unknown } }

/** The pictures in the order that staff chose; new ones come last. */
function orderPictures(document: WireCar, order: readonly string[]): WireCar {
  const images = (Array.isArray(document.images) ? document.images : []) as Picture[]
  const thumbnails = Array.isArray(document.thumbnails) ? document.thumbnails : []
  const places = new Map(order.map((url, place) => [url, place]))
  const placeOf = ({ image }: Picture) => places.get(String(image?.url)) ?? order.length
  const indices = images.map((_, index) => index)
  indices.sort((one, other) => placeOf(images[one] ?? {}) - placeOf(images[other] ?? {}))
  const ordered = indices.map((index) => images[index])
  return {
    images: ordered,
    ...(thumbnails.length === images.length ? { thumbnails: indices.map((index) => thumbnails[index]) } : {}),
    primary_image_url: String(ordered[0]?.image?.url ?? ''),
  }
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
