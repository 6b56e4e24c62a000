import { drawnPictureField, orderRank, reference } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { endOfDay, startOfDay } from '../src/seed-dates.ts'
import { SLUG, ZONE } from './settings.ts'

const make = dealerDocuments(SLUG)

/** Four offers that run, one still to come, one that is over. */
export function listOffers(seedDate: string): SeedDocument[] {
  const from = (days: number) => startOfDay(seedDate, days, ZONE)
  const until = (days: number) => endOfDay(seedDate, days, ZONE)
  return [
    make.offer('isuzu-tray-ready', {
      name: 'Isuzu N Series with a steel tray',
      category: 'New car offer',
      manufacturer: reference('manufacturer-isuzu'),
      model: reference('model-isuzu-n-series'),
      description:
        'NLR 45-150 with a 3.4 metre steel tray, headboard and drop sides, built up and on the yard. Car licence. ' +
        'Registered the day you sign, so you can load it on the way home.',
      disclaimer: [
        'Price of the NLR 45-150 Traypack before government charges: registration, CTP and stamp duty are on top.',
        'Dealer delivery included. GVM 4,500 kg.',
        'Vehicles in stock only. Not with any other offer.',
      ].join('\n'),
      image: drawnPictureField('truck-white', 'White tray truck seen from the front, illustration'),
      start: from(-20),
      expiry: until(10),
      orderRank: orderRank(1),
      price: 72990,
      figureUnit: 'excl. government charges',
      figureNote: 'NLR 45-150, ready to load',
      searchHref: '/search/isuzu/nlr?car_type=new&badge=45-150%20AMT%20Traypack',
      inclusions: [
        '3.4 metre steel tray with headboard and drop sides',
        'Dealer delivery and a full tank',
        'Three-year warranty on the body',
      ],
    }),
    make.offer('caravan-shake-down', {
      name: 'A shake-down with every new caravan',
      category: 'New car offer',
      manufacturer: reference('manufacturer-jayco'),
      description:
        'Take the van to the showgrounds at Pittsworth for two nights before you sign it off. We pay the powered site. ' +
        'What rattles, leaks or does not light, you write on the sheet, and it is fixed before you leave on the big trip.',
      disclaimer: [
        'New caravans and motorhomes bought at Torrington. Powered site to the value of $84.',
        'Tow vehicle and insurance are yours.',
        'Book at least a week ahead; closed in show week.',
      ].join('\n'),
      image: drawnPictureField(
        'caravan-blue',
        'Caravan with a blue stripe seen from the front, illustration',
      ),
      start: from(-60),
      expiry: until(75),
      orderRank: orderRank(2),
      figure: '2',
      figureUnit: 'nights',
      figureNote: 'powered site paid, before you sign it off',
      searchHref: '/search/jayco?car_type=new',
      inclusions: [
        'Powered site at the Pittsworth showgrounds',
        'A sheet for everything that rattles, leaks or stays dark',
        'All of it fixed before the big trip',
      ],
    }),
    make.offer('demo-ute-chattel-mortgage', {
      name: 'LDV demonstrators, for business',
      image: drawnPictureField('ute-red', 'Red dual-cab ute seen from the front, illustration'),
      category: 'Finance offer',
      interestRate: 5.49,
      comparisonRate: 7.26,
      termMonths: 48,
      manufacturer: reference('manufacturer-ldv'),
      description:
        'Demonstrator utes and vans at 5.49% a year over four years on a chattel mortgage, comparison rate 7.26%. You claim the GST up front.',
      disclaimer:
        'For ABN and GST registered applicants of two years’ standing. Approved applicants only. Ask your accountant first.',
      start: from(-8),
      expiry: until(22),
      orderRank: orderRank(3),
      searchHref: '/search/ldv?car_type=demo',
    }),
    make.offer('truck-service-before-harvest', {
      name: 'Truck service before harvest',
      category: 'Service offer',
      description:
        'Oil, both filters, grease, brakes measured, lights and coupling checked. Trucks up to 8 tonnes GVM. In by six, out by knock-off.',
      disclaimer:
        'Parts and labour as listed. Up to 12 litres of oil. Anything else is quoted before we touch it.',
      start: from(-15),
      expiry: until(30),
      orderRank: orderRank(4),
      figure: '$690',
      figureUnit: 'incl. GST',
      figureNote: 'trucks up to 8 tonnes GVM',
      inclusions: [
        'Oil and both filters',
        'Every grease point',
        'Brakes measured and written down',
        'Lights, coupling and belts checked',
      ],
    }),
    make.offer('bring-the-old-one', {
      name: 'Bring the old one: $3,000 over valuation',
      category: 'New car offer',
      description:
        'Any truck, ute or van that drives in under its own power. We value it in writing, then add $3,000 if it goes against a new one.',
      disclaimer: 'Against new trucks and utes in stock. One trade-in a vehicle.',
      image: drawnPictureField('van-white', 'White van seen from the front, illustration'),
      start: from(28),
      expiry: until(70),
      orderRank: orderRank(5),
    }),
    make.offer('winter-diesel-heaters', {
      name: 'Diesel heater fitted with every motorhome',
      category: 'New car offer',
      description: 'A 2 kW heater, fitted, for the cold mornings at Stanthorpe.',
      image: drawnPictureField(
        'motorhome-green',
        'Motorhome with a green cab seen from the front, illustration',
      ),
      start: from(-150),
      expiry: until(-62),
      orderRank: orderRank(6),
    }),
    make.offer('van-for-a-van', {
      name: 'Your old van towards a new one',
      category: 'Trade-in offer',
      manufacturer: reference('manufacturer-jayco'),
      figure: '+$2,500',
      figureUnit: 'for your van',
      figureNote: 'over its written valuation',
      description:
        'Tow it in from anywhere on the Downs. We value it in writing while you have a cup of tea, and add $2,500 if it goes against a new one.',
      inclusions: [
        'Weighed loaded, axle by axle',
        'The figure on paper, good for fourteen days',
        'We empty the tanks',
      ],
      disclaimer: [
        'Against new caravans in stock. One trade-in a van.',
        'Gas and electrical certificates as the law asks.',
      ].join('\n'),
      start: from(-30),
      expiry: until(12),
      orderRank: orderRank(7),
    }),
  ]
}
