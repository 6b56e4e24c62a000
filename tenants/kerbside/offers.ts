import { drawnPictureField, orderRank } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { endOfDay, startOfDay } from '../src/seed-dates.ts'
import { SLUG, ZONE } from './settings.ts'

const make = dealerDocuments(SLUG)

/** Four offers that run, one to come, one over. */
export function listOffers(seedDate: string): SeedDocument[] {
  const from = (days: number) => startOfDay(seedDate, days, ZONE)
  const until = (days: number) => endOfDay(seedDate, days, ZONE)
  return [
    make.offer('your-inspector-our-bill', {
      name: 'Your inspector, our bill',
      category: 'Used car offer',
      description:
        'Send any licensed inspector to look at a car before you buy it. If they find a fault that our sheet does not list, ' +
        'we pay their bill up to $350 and fix the fault, or you walk away with your holding deposit. Last month it happened four times.',
      disclaimer: [
        'For cars priced from $8,000.',
        'Inspector licensed in Western Australia; written report within three working days of the holding deposit.',
        'Wear within the limits printed on the sheet is not a fault.',
      ].join('\n'),
      image: drawnPictureField('suv-green', 'Green SUV seen from the front, illustration'),
      start: from(-45),
      expiry: until(90),
      orderRank: orderRank(1),
      figure: '$350',
      figureUnit: 'towards your inspector',
      figureNote: 'if they find a fault our sheet does not list',
      searchHref: '/search/used-cars?price=8000-',
      inclusions: [
        'Any licensed inspector you choose',
        'Two hours on our hoist',
        'The fault fixed, or your deposit back',
      ],
    }),
    make.offer('seven-seats-under-25', {
      name: 'Seven seats for the school run',
      category: 'Used car offer',
      description:
        'Seven-seaters up to $25,000. All of them have carried children, and some of the trim shows it. ' +
        'The photos show where.',
      disclaimer: [
        'Drive away price in Western Australia: transfer fee and stamp duty included, any licence remaining is yours.',
        'Until sold.',
      ].join('\n'),
      image: drawnPictureField('mpv-bronze', 'Bronze people mover seen from the front, illustration'),
      start: from(-9),
      expiry: until(24),
      orderRank: orderRank(2),
      figure: '$25,000',
      figureUnit: 'or less',
      figureNote: 'drive away',
      searchHref: '/search/used-cars?seats=7&price=-25000',
      inclusions: [
        'A sheet of faults with every car',
        'Third-row seats tried with a booster',
        'Transfer fee and stamp duty',
      ],
    }),
    make.offer('finance-said-plainly', {
      name: 'No deposit, said plainly',
      category: 'Finance offer',
      interestRate: 12.94,
      comparisonRate: 14.93,
      termMonths: 60,
      description:
        '12.94% a year over five years, comparison rate 14.93%. On $15,000 that is about $86 a week and $22,200 in all, fee included. ' +
        'If your bank offers less, take your bank’s.',
      disclaimer: [
        'Example on $15,000 without deposit, with the establishment fee of $1,360.50 added to the loan.',
        'Approved applicants only.',
      ].join('\n'),
      start: from(-30),
      expiry: until(60),
      orderRank: orderRank(3),
      searchHref: '/search/used-cars?price=-15000',
    }),
    make.offer('cash-for-your-car', {
      name: 'A figure for your car, on paper',
      category: 'Trade-in offer',
      description:
        'Drive into the lane at Welshpool. One of us drives it, one puts it on the hoist, and you get a figure on paper. ' +
        'It holds for seven days, whether you buy from us or not.',
      disclaimer: [
        'Bring licence papers and proof of who you are.',
        'Money owing on the car is paid out first.',
      ].join('\n'),
      start: from(-100),
      expiry: until(200),
      orderRank: orderRank(4),
      figure: '20',
      figureUnit: 'minutes',
      figureNote: 'for a figure that holds for seven days',
      inclusions: ['A drive and the hoist', 'The figure on paper', 'No need to buy from us'],
    }),
    make.offer('first-car-week', {
      name: 'First car week',
      category: 'Used car offer',
      description: 'For drivers on red or green P plates: two new front tyres with any car under $15,000.',
      disclaimer: 'Show the licence. Tyres of our choice, fitted at Cannington.',
      start: from(21),
      expiry: until(28),
      orderRank: orderRank(5),
    }),
    make.offer('stamp-duty-on-us', {
      name: 'Stamp duty on us',
      category: 'Used car offer',
      description: 'On every car that had stood here for more than 60 days.',
      start: from(-80),
      expiry: until(-41),
      orderRank: orderRank(6),
    }),
    make.offer('second-look', {
      name: 'A second look after a month',
      category: 'Service offer',
      figure: '$0',
      figureUnit: 'second look',
      figureNote: 'thirty days after you drive it home',
      description:
        'Bring the car back after a month. We put it on the hoist again and go through the sheet with you. What has changed and should not have, we fix.',
      inclusions: ['The same 90 points', 'Fluids topped up', 'A new sheet with the date'],
      disclaimer: [
        'Cars bought from us, within 45 days and 2,000 km.',
        'Tyres and brake pads wear and are not a fault.',
      ].join('\n'),
      start: from(-30),
      expiry: until(30),
      orderRank: orderRank(7),
    }),
  ]
}
