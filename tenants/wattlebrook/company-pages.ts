import { drawnPictureField, keyed, pictureField } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import {
  carRowBlock,
  figuresBlock,
  questionsBlock,
  servicePointsBlock,
  slideButtons,
  textBlock,
  tilesBlock,
} from '../src/page-blocks.ts'
import { SLUG } from './settings.ts'

const make = dealerDocuments(SLUG)

/** GRP-03: the pages of the group's companies, at the addresses the requirement gives. */
export function companyPages(): SeedDocument[] {
  return [cars, rental, tyres, finance, neotek, outdoor]
}

const cars = make.page('twg-cars', {
  title: 'TWG Cars',
  metaDescription: 'TWG Cars: eight car brands at six Wattlebrook dealerships.',
  blocks: keyed([
    textBlock(
      'TWG Cars',
      'TWG Cars is the passenger and light commercial business of the group: [Toyota](/toyota/overview), [Ford](/ford/overview), [Nissan](/nissan/overview), [Subaru](/subaru/overview), [Volkswagen](/volkswagen/overview), [Kia](/kia/overview), [Isuzu](/isuzu/overview) and [Mahindra](/mahindra/overview), at six dealerships.',
      'In the last financial year it delivered 7,140 new and 5,310 pre-owned vehicles.',
    ),
    {
      _type: 'brandMatrix',
      title: 'Which brand is sold where',
      text: 'Every number is vehicles on the ground today: press it to see them.',
      note: 'Not your town? Ask us to move one.',
    },
    carRowBlock({
      title: 'Demonstrators across the group',
      carTypes: ['demo'],
      linkLabel: 'All demonstrators',
      link: '/search/demo-cars',
    }),
    tilesBlock('By state', [
      ['New South Wales', 'Newcastle, Penrith', '/search/new-used-and-demo-cars?state=NSW'],
      ['Victoria', 'Geelong, Ballarat', '/search/new-used-and-demo-cars?state=VIC'],
      ['Queensland', 'Toowoomba, Mackay', '/search/new-used-and-demo-cars?state=QLD'],
    ]),
  ]),
})

const rental = make.page('twg-rental', {
  title: 'TWG Rental',
  metaDescription: 'TWG Rental: cars, utes and light trucks by the day, month or contract.',
  blocks: keyed([
    servicePointsBlock(
      'By the day, the month or on contract',
      [
        ['Mine-specification utes', 'At Mackay and Singleton, inducted and ready for site.'],
        ['Pantechs and tray trucks', 'On a car licence, at Beresfield.'],
        ['Replacement vehicles', 'For insurers, delivered to the repairer.'],
      ],
      {
        text: 'Cars, utes and light trucks from 21 desks in three states.',
        image: drawnPictureField('ute-black', 'Black ute seen from the front, illustration'),
        buttons: [['Reservations, 02 5550 0395', 'tel:0255500395']],
      },
    ),
    figuresBlock(
      ['21', 'desks in three states'],
      ['7 to 7', 'every day, Sydney time'],
      ['1', 'agreement for fleets'],
    ),
    questionsBlock('Rental questions', [
      ['How old must the driver be?', '21 years; 25 years for trucks.'],
      ['Can a vehicle be returned elsewhere?', 'At any desk in the same state without charge.'],
    ]),
    tilesBlock('Related', [
      ['Fleet', 'One agreement for three states', '/fleet'],
      ['Dealerships', 'Addresses and hours', '/locations'],
    ]),
  ]),
})

const tyres = make.page('twg-tyres', {
  title: 'TWG Tyres',
  metaDescription: 'TWG Tyres: fitting, balancing and alignment for cars and trucks.',
  blocks: keyed([
    servicePointsBlock(
      'Fourteen centres, cars and trucks',
      [
        ['The price quoted is the price', 'With fitting, valves, balancing and disposal.'],
        ['Alignment, measured twice', 'Before and after; you receive both sheets.', 'wrench'],
        ['On the road', 'Truck tyres at Beresfield, and wherever the truck is within 120 km.', 'wrench'],
        ['Fleets', 'Invoiced monthly by vehicle.'],
      ],
      {
        image: pictureField('fleet-white-teal', 'White vehicles of a fleet in a row, illustration'),
        buttons: [['Bookings, 02 5550 0396', 'tel:0255500396']],
      },
    ),
    questionsBlock('Tyre questions', [
      ['How long does it take?', 'Four tyres take 45 minutes, an alignment 30 more.'],
      ['Are old tyres recycled?', 'All of them, through an accredited collector.'],
    ]),
    tilesBlock('Related', [
      ['Service', 'Departments in three states', '/service'],
      ['Fleet', 'One agreement for three states', '/fleet'],
    ]),
  ]),
})

const finance = make.page('finance-and-insurance', {
  title: 'Finance and Insurance',
  metaDescription: 'Group finance at 7.5% a year, comparison rate 7.5%, and insurance through Wattlebrook.',
  blocks: keyed([
    textBlock(
      'Finance and Insurance',
      'The group reckons with one rate for cars: 7.5% a year, comparison rate 7.5%, with a 10% deposit over five years.',
      'Comparison rate based on a 5 year secured fixed loan of $30,000. Different terms, fees or loan amounts result in a different comparison rate. Finance is for approved applicants only.',
      '## What we arrange',
      '- Consumer loans and chattel mortgages.',
      '- Novated leases with your employer.',
      '- Comprehensive insurance and, for trucks, downtime cover.',
      '[Apply for finance](/apply-for-finance), or have [an estimate](/personalised/finance) first.',
      'Wattlebrook Finance acts as a credit representative. Lenders pay it a commission, which is stated in your contract.',
    ),
    questionsBlock('Before you apply', [
      [
        'Does an enquiry affect my credit file?',
        'An indication does not. An application does, and we ask you before we send one.',
      ],
      ['May I bring my own lender?', 'Yes. The price of the vehicle is the same.'],
    ]),
  ]),
})

const neotek = make.page('neotek', {
  title: 'Neotek',
  metaDescription: 'Neotek: diagnostics, tracking and charging for fleets, from Wattlebrook Motor Group.',
  blocks: keyed([
    {
      _type: 'depotSizer',
      title: 'How big a depot do you need?',
      text: 'Count the vehicles that sleep there. We’ll size the chargers so the supply you’ve got is enough, if it can be.',
      kinds: keyed(
        [
          { name: 'Vans', count: 12, kwh: 50, chargerKw: 22, perCharger: 1, price: 4_900 },
          { name: 'Trucks', count: 4, kwh: 180, chargerKw: 60, perCharger: 2, price: 48_000 },
        ],
        'depotKind',
      ),
      hours: 10,
      supplyKw: 200,
      note: 'On an existing board. The survey fixes the price.',
      buttons: slideButtons([
        ['Book a survey', '/contact-us'],
        ['Call 02 5550 0380', 'tel:0255500380'],
      ]),
    },
    servicePointsBlock(
      'Technology for workshops, fleets and depots',
      [
        ['Remote diagnostics', 'For mixed fleets, with one login.', 'wrench'],
        ['Electronic work diaries', 'And mass management for heavy vehicles.'],
        ['Depot charging', 'From 22 kW to 180 kW, designed and commissioned.'],
        ['Data kept apart', 'Neotek works for fleets of other dealers as well.'],
      ],
      {
        image: drawnPictureField('suv-white', 'White SUV seen from the front, illustration'),
        buttons: [['Write to Neotek', 'mailto:neotek@wattlebrook.example']],
      },
    ),
    servicePointsBlock(
      'How a depot is equipped',
      [
        ['Survey', 'Of supply, routes and parking, in one visit.'],
        ['Design', 'With the network operator, and a fixed price.'],
        ['Commissioning', 'Chargers, metering and drivers instructed.'],
        ['Operation', 'Monitored day and night, with a report each month.'],
      ],
      { numbered: true },
    ),
    tilesBlock('Related', [
      ['Charging Solutions', 'At home and at the depot', '/charging-solutions'],
      ['Fleet', 'One agreement for three states', '/fleet'],
    ]),
  ]),
})

const outdoor = make.page('4x4-outdoor', {
  title: '4x4 Outdoor',
  metaDescription:
    '4x4 Outdoor: bull bars, suspension, canopies and touring gear, fitted at Penrith and Toowoomba.',
  blocks: keyed([
    {
      _type: 'weightBars',
      title: 'Load it up. Stay legal.',
      text: 'Tick what you’re fitting. The bar shows the weight before and after a GVM upgrade.',
      vehicle: '2023 Ford Ranger XLS',
      kerbKg: 2_230,
      beforeKg: 3_230,
      afterKg: 3_600,
      parts: keyed(
        [
          { name: 'Five people', kg: 400 },
          { name: 'Bull bar', kg: 62 },
          { name: 'Canopy', kg: 95 },
          { name: 'Drawers and fridge', kg: 110 },
          { name: 'Rack and tent', kg: 85 },
          { name: 'Winch', kg: 45 },
          { name: 'Long-range tank, full', kg: 132 },
          { name: 'Van on the ball', kg: 180 },
        ],
        'weightPart',
      ),
      note: 'Braked towing stays at 3,500 kg and GCM doesn’t change. Still a car licence: it’s under 4,500 kg.',
      buttons: slideButtons([
        ['Get a fit-out price', '/contact-us'],
        ['Utes in stock', '/search/ute'],
      ]),
    },
    servicePointsBlock(
      'Fitted at Penrith and Toowoomba',
      [
        ['Bars, suspension, canopies, touring gear', 'Before delivery, or at any later time.', 'wrench'],
        ['GVM upgrades', 'Certified for the state the vehicle is registered in.'],
        ['Within the maker’s warranty', 'Where it is fitted before first registration.'],
        ['Times in days', 'Quoted and met.'],
      ],
      { image: drawnPictureField('ute-black', 'Black ute seen from the front, illustration') },
    ),
    carRowBlock({
      title: 'Utes in stock',
      bodies: ['Ute'],
      linkLabel: 'All utes',
      link: '/search/ute',
    }),
  ]),
})
