import type { BodySpec } from '../body/body-spec.ts'
import { adventureTourer, trailBike } from '../cycle/adventure.ts'
import { bobberCruiser } from '../cycle/cruiser-bobber.ts'
import { classicCruiser } from '../cycle/cruiser-classic.ts'
import { roundNaked } from '../cycle/naked-round.ts'
import { sharpNaked } from '../cycle/naked-sharp.ts'
import { fairedTourer } from '../cycle/tourer.ts'
import { FACE_DESIGNS } from '../faces/designs.ts'
import { makeBoot } from '../inside/boots.ts'
import { makeCabin } from '../inside/cabins.ts'
import { poly } from '../livery/paths.ts'
import { bonnetedPrimeMover } from '../lorry/bonneted-prime-mover.ts'
import { caboverPrimeMover } from '../lorry/cabover-prime-mover.ts'
import { boxTruck, curtainTruck, tipperTruck, trayTruck } from '../lorry/trucks.ts'
import type { Point3 } from '../maths.ts'
import { addFlatTray } from '../parts/flat-tray.ts'
import { addLivingBox } from '../parts/living-box.ts'
import { addScreenFrame } from '../parts/trimmings.ts'
import { addTub } from '../parts/tub.ts'
import { cabchassis } from './cabchassis.ts'
import { type CarExtras, makeCar } from './car.ts'
import { offroadCaravan, touringCaravan } from './caravans.ts'
import { convertible } from './convertible.ts'
import { coupe } from './coupe.ts'
import { hatch } from './hatch.ts'
import { motorhome } from './motorhome.ts'
import { mpv } from './mpv.ts'
import { sedan } from './sedan.ts'
import { suv } from './suv.ts'
import { ute } from './ute.ts'
import { van } from './van.ts'
import { paintVanPanels } from './van-panels.ts'
import type { Vehicle } from './vehicle.ts'
import { wagon } from './wagon.ts'

const CARS: Readonly<
  Record<string, { spec: BodySpec; extras?: CarExtras; fromLeft?: boolean; bedAt?: Point3 }>
> = {
  suv: { spec: suv },
  hatch: { spec: hatch },
  sedan: { spec: sedan },
  wagon: { spec: wagon },
  coupe: { spec: coupe },
  mpv: { spec: mpv },
  convertible: { spec: convertible, extras: { build: addScreenFrame } },
  ute: {
    spec: ute,
    bedAt: [-1.9, 0.9, 0],
    extras: {
      build: addTub,
      paintSide: (side) =>
        side.gap(
          poly(
            [
              [-1.18, 1.3],
              [-1.18, 0.4],
            ],
            false,
          ),
          0.012,
        ),
    },
  },
  van: { spec: van, extras: { paintSide: paintVanPanels } },
  cabchassis: { spec: cabchassis, extras: { build: addFlatTray }, bedAt: [-1.9, 0.95, 0] },
  motorhome: { spec: motorhome, extras: { build: addLivingBox }, fromLeft: true },
}

const OTHERS: Readonly<Record<string, () => Vehicle>> = {
  'cabin-car': () => makeCabin('car'),
  'cabin-high': () => makeCabin('high'),
  'cabin-work': () => makeCabin('work'),
  'boot-hatch': () => makeBoot('hatch'),
  'boot-lid': () => makeBoot('lid'),
  'caravan-touring': touringCaravan,
  'caravan-offroad': offroadCaravan,
  'motorcycle-cruiser-classic': classicCruiser,
  'motorcycle-cruiser-bobber': bobberCruiser,
  'motorcycle-tourer-faired': fairedTourer,
  'motorcycle-tourer-adventure': adventureTourer,
  'motorcycle-tourer-trail': trailBike,
  'truck-box': () => boxTruck(),
  'truck-tray': () => trayTruck(),
  'truck-tipper': () => tipperTruck(),
  'truck-curtain': () => curtainTruck(),
  'truck-pantech': () => boxTruck('mouth'),
  'truck-flatbed': () => trayTruck('mouth'),
  'truck-dumper': () => tipperTruck('mouth'),
  'truck-tautliner': () => curtainTruck('mouth'),
  'truck-mover': caboverPrimeMover,
  'truck-bonnet': bonnetedPrimeMover,
  'motorcycle-naked-round': roundNaked,
  'motorcycle-naked-sharp': sharpNaked,
}

/** Builds a kind with a face. @throws Error for one that nobody drew */
export function makeVehicle(kind: string, face: string): Vehicle {
  const other = OTHERS[`${kind}-${face}`]
  if (other) return other()
  const [car, design] = [CARS[kind], FACE_DESIGNS[face]]
  if (!car || !design) throw new Error(`Nobody drew ${kind}-${face}.`)
  return {
    ...makeCar(car.spec, design, car.extras),
    ...(car.fromLeft ? { fromLeft: true } : {}),
    ...(car.bedAt ? { bedAt: car.bedAt } : {}),
  }
}
