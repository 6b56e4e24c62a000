// The life of a dealer, for the command line and the Studio: made, retired and opened again. It needs no server.
export {
  locationSlug,
  plainStarter,
  type Starter,
  templateFor,
  USUAL_HOURS,
  VEHICLE_KINDS,
  type VehicleKind,
  zoneOfPlace,
} from '../starter/starter.ts'
export { createDealer } from './create-dealer.ts'
export { DealerError } from './dealer-error.ts'
export { noteSavedStep, putLive, settleSteps, takeOff } from './launch-dealer.ts'
export { reopenDealer, retireDealer } from './retire-dealer.ts'
