/** Which step of a booking comes first (SVC-01, SVC-02). */
export type ServiceOrder = 'contact-first' | 'rego-first'

/** A step of a booking. */
export type ServiceStep = { key: 'contact' | 'vehicle' | 'order'; title: string; fields: readonly string[] }

const CONTACT: ServiceStep = {
  key: 'contact',
  title: 'Contact Details',
  fields: ['name', 'last_name', 'phone', 'email', 'postcode'],
}
/** The title of the step that asks for the vehicle. */
export const VEHICLE_STEP = 'Vehicle Details'

const VEHICLE: ServiceStep = {
  key: 'vehicle',
  title: VEHICLE_STEP,
  fields: ['Vehicle Rego', 'Vehicle State', 'Vehicle Make', 'Vehicle Model', 'Vehicle Year'],
}
const REGO_ONLY: ServiceStep = { ...VEHICLE, fields: ['Vehicle Rego'] }
/** When the vehicle comes, as the workshop offers it: `8:00 am`. */
export const DROP_OFF = 'Drop-off Time'
/** What the workshop does for its owner meanwhile, by its name. */
export const COURTESY = 'While We Have It'

const ORDER: ServiceStep = {
  key: 'order',
  title: 'Order Details',
  fields: [
    'location_id',
    'Service Type',
    'Service Interval',
    'Preferred Service Date',
    DROP_OFF,
    COURTESY,
    'additional_services',
    'Comments',
  ],
}

/** The steps of a booking in their order; names of fields as they go over the wire (DATA-41). */
export function serviceSteps(order: ServiceOrder): readonly ServiceStep[] {
  return order === 'rego-first' ? [REGO_ONLY, CONTACT, ORDER] : [CONTACT, VEHICLE, ORDER]
}

/** Which fields of the vehicle must be given: make, model and year, or its registration alone (SVC-02, SVC-06). */
export function requiredVehicleFields(order: ServiceOrder): readonly string[] {
  return order === 'rego-first' ? REGO_ONLY.fields : ['Vehicle Make', 'Vehicle Model', 'Vehicle Year']
}

/** What a dealer asks for in a booking. */
export type ServiceOptions = { types: readonly string[]; intervalRequired: boolean }

/** Which fields of the order must be given (SVC-07 to SVC-09). */
export function requiredOrderFields({ types, intervalRequired }: ServiceOptions): string[] {
  return [...(types.length > 0 ? ['Service Type'] : []), ...(intervalRequired ? ['Service Interval'] : [])]
}
