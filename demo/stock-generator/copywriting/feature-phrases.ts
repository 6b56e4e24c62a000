/** Things that a sentence may name, as it names them; whatever is not here is listed and not talked about. */
const PHRASES: Readonly<Record<string, string>> = {
  'Apple CarPlay': 'Apple CarPlay',
  'Rear Parking Sensors': 'rear parking sensors',
  'Lane Keeping Assist': 'lane keeping',
  'Keyless Entry': 'keyless entry',
  'Climate Control Air Conditioning': 'climate control',
  'LED Headlamps': 'LED headlamps',
  'Adaptive Cruise Control': 'adaptive cruise control',
  'Blind Spot Monitor': 'a blind spot monitor',
  'Satellite Navigation': 'built-in navigation',
  'Heated Front Seats': 'heated front seats',
  'Leather Seats': 'leather seats',
  'Wireless Charging': 'a wireless charging pad',
  'Power Tailgate': 'a powered tailgate',
  'Digital Instrument Display': 'a digital dash',
  'Panoramic Sunroof': 'a panoramic sunroof',
  '360 Surround View Camera': 'a 360-degree camera',
  'Head-up Display': 'a head-up display',
  'Ventilated Front Seats': 'ventilated front seats',
  'Premium Sound System': 'the better sound system',
  'Trailer Brake Controller': 'a trailer brake controller',
  'Rear Differential Lock': 'a rear diff lock',
  'Side Steps': 'side steps',
  'Tub Liner': 'a tub liner',
  'Roof Rails': 'roof rails',
  'Power Sliding Doors': 'powered sliding doors',
  'Cargo Barrier': 'a cargo barrier',
  'Exhaust Brake': 'an exhaust brake',
  'Suspension Seat': 'a suspension seat',
  'Reverse Cycle Air Conditioning': 'reverse cycle air',
  'Solar Panel': 'solar on the roof',
  'Outside Shower': 'an outside shower',
  'House Battery': 'a house battery',
}

/** The things of a list that a sentence may name, as it names them. */
export function listPhrases(features: readonly string[]): string[] {
  return features.flatMap((feature) => PHRASES[feature] ?? [])
}
