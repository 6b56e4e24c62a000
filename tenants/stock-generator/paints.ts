import type { CatalogModel } from './catalog.ts'

/** A paint: what the dealer calls it, and the colour of the pictures. */
export type Paint = { name: string; photo: string }

const paint = (name: string, photo: string): Paint => ({ name, photo })

/** Paints by the pictures there are, so that a red car is never shown in blue. */
const BY_PHOTO: Readonly<Record<CatalogModel['photo'], readonly Paint[]>> = {
  suv: [
    paint('Polar White', 'white'),
    paint('White Pearl', 'white'),
    paint('Machine Grey', 'grey'),
    paint('Graphite', 'grey'),
    paint('Jet Black', 'black'),
    paint('Deep Crystal Blue', 'blue'),
    paint('Soul Red', 'red'),
    paint('Sonic Silver', 'silver'),
    paint('Forest Green', 'green'),
  ],
  hatch: [
    paint('Pure White', 'white'),
    paint('Platinum Silver', 'silver'),
    paint('Meteor Grey', 'grey'),
    paint('Onyx Black', 'black'),
    paint('Fiery Red', 'red'),
    paint('Brighton Yellow', 'yellow'),
    paint('Moss Green', 'green'),
    paint('Sky Blue', 'sky'),
  ],
  sedan: [
    paint('Arctic White', 'white'),
    paint('Cosmos Black', 'black'),
    paint('Atlantis Blue', 'blue'),
    paint('Titan Grey', 'grey'),
    paint('Iridium Silver', 'silver'),
    paint('British Racing Green', 'green'),
  ],
  ute: [
    paint('Glacier White', 'white'),
    paint('Silver Sky', 'silver'),
    paint('Magnetic Grey', 'grey'),
    paint('Ebony Black', 'black'),
    paint('Marlin Blue', 'blue'),
    paint('Volcanic Orange', 'orange'),
    paint('Inferno Red', 'red'),
    paint('Desert Sand', 'beige'),
  ],
  wagon: [paint('Autumn Green', 'green'), paint('Storm Grey', 'grey'), paint('Lapiz Blue', 'blue')],
  mpv: [paint('Snow White Pearl', 'white'), paint('Panthera Metal Grey', 'grey'), paint('Bronze', 'bronze')],
  van: [paint('Creamy White', 'white')],
  convertible: [
    paint('Dynamic Red', 'red'),
    paint('Inca Yellow', 'yellow'),
    paint('Cosmic Blue', 'blue'),
    paint('Andes Grey', 'grey'),
    paint('Flare Orange', 'orange'),
  ],
  truck: [paint('White', 'white')],
  caravan: [paint('White with Blue Stripe', 'blue'), paint('White with Orange Stripe', 'orange')],
  motorhome: [paint('White and Green', 'green')],
}

/** The paints a model comes in. */
export function paintsOf({ photo }: CatalogModel): readonly Paint[] {
  return BY_PHOTO[photo]
}
