import { sampleVehicle } from './sample-dealer.ts'

const MAKES = ['Toyota', 'Mazda', 'Ford', 'Isuzu', 'Kia', 'Citroën', 'Mitsubishi', 'Hyundai']
const WORDS =
  'One owner with full books and a new set of tyres. Drives as it should, priced below its like. Finance and trade-ins welcome; ask us for a walk around by video.'
const FEATURES = ['Apple CarPlay', 'Reversing Camera', 'Tow Bar', 'Alloy Wheels', 'Heated Seats', 'Sunroof']

/** Vehicle number `index` of a large feed; varied, so that caches do not help. */
export function largeFeedVehicle(
  index: number,
  change: Record<string, unknown> = {},
): Record<string, unknown> {
  const make = MAKES[index % MAKES.length] ?? ''
  const stocknum = `L${index + 1}`
  return sampleVehicle({
    stocknum,
    make,
    model: `Model ${index % 40}`,
    badge: `Grade ${index % 7}`,
    year: 2010 + (index % 16),
    odometer: `${(index * 37) % 190_000} km`,
    dapprice: `$${(9_000 + ((index * 131) % 80_000)).toLocaleString('en-AU')}`,
    egcprice: 8_000 + ((index * 131) % 80_000),
    colour: `Colour ${index % 23}`,
    rego: `R${index}`,
    rego_expiry: `${String(1 + (index % 28)).padStart(2, '0')}/09/2027`,
    date_in_stock: `${String(1 + (index % 28)).padStart(2, '0')}/0${1 + (index % 6)}/2026`,
    dealercomments: `<p>${make} ${stocknum}</p> ${WORDS} ${WORDS}`,
    features: FEATURES.slice(index % 3),
    images: Array.from(
      { length: 8 },
      (_none, angle) => `https://photos.example/${stocknum}/${angle}.webp?w=1200`,
    ),
    ...change,
  })
}

/** A dms-json file of `count` vehicles in chunks, so that tests do not hold it in memory. */
export async function* largeFeedSource(
  count: number,
  vehicleAt: (index: number) => Record<string, unknown> = largeFeedVehicle,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode('[')
  for (let start = 0; start < count; start += 200) {
    const part = Array.from({ length: Math.min(200, count - start) }, (_none, index) =>
      JSON.stringify(vehicleAt(start + index)),
    )
    yield encoder.encode(`${start === 0 ? '' : ',\n'}${part.join(',\n')}`)
  }
  yield encoder.encode(']')
}
