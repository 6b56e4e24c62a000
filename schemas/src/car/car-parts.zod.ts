import { z } from 'zod'
import { wireFlag, wireList, wireNumber, wireObject, wireText, wireTexts } from './wire-values.zod.ts'

/** DATA-05: a picture and its thumbnail. */
export const wireImage = z.object({
  image: z.object({ url: z.string(), thumb: z.object({ url: z.string() }).nullish() }),
})

const wireHotspot = z.object({
  description: wireText,
  anchors: wireTexts,
  /** Place on the picture by spin angle, in hundredths of its width and height. */
  positions: z
    .record(z.string(), z.object({ x: z.number(), y: z.number() }))
    .nullish()
    .transform((value) => value ?? {}),
})

/** DATA-05: hotspots outside and inside. */
export const wireHotspots = wireObject(
  z.object({ exterior: wireList(wireHotspot), interior: wireList(wireHotspot) }),
)

/** Where a fault is on a picture: the picture's number from 1, and hundredths of its width and height. */
const picturePoint = wireObject(z.object({ picture: z.number(), x: z.number(), y: z.number() }))

/** The sheet of an inspection. A line without `found` is of a part that passed; panels are paint readings. */
export const wireInspection = wireObject(
  z.object({
    lines: wireList(
      z.object({
        n: z.number(),
        part: wireText,
        found: wireText,
        done: wireText,
        severity: z.enum(['minor', 'major']).catch('minor'),
        at: picturePoint,
      }),
    ),
    panels: wireList(z.object({ panel: wireText, microns: z.number(), at: picturePoint })),
    passed: wireNumber,
    points: wireNumber,
  }),
)

/** Advertised prices, the oldest first: dollars, each with the instant from which it counted. */
export const wirePriceSteps = wireList(z.object({ at: z.string(), price: z.number() }))

/** DATA-06, DATA-09: the location of a car, as the vehicle page reads it. */
export const wireLocation = wireObject(
  z.object({
    id: wireText,
    name: wireText,
    slug: wireText,
    phone: wireText,
    address: wireObject(
      z.object({
        street: wireText,
        city: wireText,
        state: wireText,
        postcode: wireText,
        lat: wireNumber,
        long: wireNumber,
        place_url: wireText,
      }),
    ),
    distribution_locations: wireList(z.object({ id: wireText, name: wireText, slug: wireText })),
  }),
)

/** DATA-12: market averages, dollars. */
export const wireMarket = wireObject(
  z.object({ average_market_price: wireNumber, state_average_market_price: wireNumber }),
)

/** DATA-13: a quote stored with the car: dollars a week, per cent a year. */
export const wireQuote = wireObject(
  z.object({ weeklyRepaymentAmount: wireNumber, advertisedRate: wireNumber, comparisonRate: wireNumber }),
)

/**
 * DATA-14: one lender's figures for one car, as the lender states them: dollars, per cent a year. They are shown and
 * never counted on, so they have the lender's names and units in code.
 */
export const lenderRecord = z.object({
  interestRate: wireNumber,
  comparisonRate: wireNumber,
  paymentWeek: wireNumber,
  paymentMonth: wireNumber,
  balloon: wireNumber,
  deposit: wireNumber,
  termYears: wireNumber,
  termMonths: wireNumber,
  termWeeks: wireNumber,
  /** The payment by term: `term5` is that of five years. */
  term1: wireNumber,
  term2: wireNumber,
  term3: wireNumber,
  term4: wireNumber,
  term5: wireNumber,
  term6: wireNumber,
  term7: wireNumber,
  totalPayable: wireNumber,
  establishmentFees: wireNumber,
  disclaimer: wireText,
  financeProvider: wireText,
  /** The finance company's own figures for this car, not worked out from the dealer's terms. */
  stated: wireFlag,
})

/** One lender's figures for one car (DATA-14). */
export type LenderRecord = z.output<typeof lenderRecord>

/** DATA-14: the lenders' figures by provider. */
export const wireLenders = z
  .record(z.string(), lenderRecord)
  .nullish()
  .transform((value) => value ?? {})

/** DATA-08: what a caravan has besides. */
export const caravanShape = {
  body_width: wireText,
  body_length: wireText,
  tare_weight: wireText,
  axle_type: wireText,
  sleeps: wireText,
  aggregate_trailer_mass: wireText,
}
