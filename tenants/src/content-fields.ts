import type { StateCode } from '@forecourt/schemas/contract'
import { LexoRank } from 'lexorank'

// Helpers to write content by hand: the shapes the Studio itself would store.

/** A strong reference to a document. */
export function reference(id: string) {
  return { _type: 'reference', _ref: id }
}

/** A weak reference: the document may go without this one being touched. */
export function weakReference(id: string) {
  return { _type: 'reference', _ref: id, _weak: true }
}

/** A slug field. */
export function slug(current: string) {
  return { _type: 'slug', current }
}

/** The rank of a document in its list, as dragging it in the Studio would write it: `place` counts from 1. */
export function orderRank(place: number): string {
  let rank = LexoRank.min()
  for (let at = 0; at < place; at++) rank = rank.genNext().genNext()
  return rank.toString()
}

/** Items of an array field, each with a key that stays the same from one seeding to the next. */
export function keyed<T extends object>(items: readonly T[], type?: string): (T & { _key: string })[] {
  return items.map((item, at) => ({ _key: `item-${at + 1}`, ...(type ? { _type: type } : {}), ...item }))
}

/**
 * An image field. The picture is named, not referenced: seeding uploads the file and puts the asset's reference in its
 * place. `x` and `y` are the point that stays in view.
 */
export function pictureField(name: string, alt: string, hotspot?: { x: number; y: number }) {
  return {
    _type: 'image',
    seedPicture: name,
    alt,
    ...(hotspot ? { hotspot: { _type: 'sanity.imageHotspot', ...hotspot, width: 0.6, height: 0.6 } } : {}),
  }
}

/** An image field whose picture is an illustration, which is set on the page's own background. */
export function drawnPictureField(...picture: Parameters<typeof pictureField>) {
  return { ...pictureField(...picture), drawn: true }
}

/** An item of a menu or a list of links. */
export function link(label: string, href: string) {
  return { label, href }
}

/** A street address with the point on the map, in degrees. */
export function address(
  street: string,
  city: string,
  state: StateCode,
  postcode: string,
  [lat, lng]: readonly [number, number],
) {
  return {
    _type: 'address',
    street,
    city,
    state,
    postcode,
    position: { _type: 'geopoint', lat, lng },
  }
}

/** References to makes by slug, as items of an array. */
export function makes(...slugs: string[]) {
  return keyed(slugs.map((make) => reference(`manufacturer-${make}`)))
}

/** Makes sold new, by slug, as the settings list them. */
export function makesSoldNew(...slugs: string[]) {
  return keyed(
    slugs.map((make) => ({ make: reference(`manufacturer-${make}`) })),
    'dealershipWebsite',
  )
}

/** A dealer's dealerships as the stock knows them: name, slug and id. */
export function dealerships(...known: (readonly [name: string, slug: string, id: string])[]) {
  return keyed(
    known.map(([name, current, id]) => ({ name, slug: slug(current), id })),
    'dealership',
  )
}
