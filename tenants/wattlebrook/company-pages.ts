import { keyed } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { carRowBlock, questionsBlock, textBlock, tilesBlock } from '../src/page-blocks.ts'
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
    textBlock(
      'TWG Rental',
      'Cars, utes and light trucks by the day, by the month or on contract, from 21 desks in three states.',
      '- Mine-specification utes at Mackay and Singleton.',
      '- Pantechs and tray trucks on a car licence at Beresfield.',
      '- Replacement vehicles for insurers, delivered to the repairer.',
      'Reservations: [02 5550 0395](tel:0255500395), every day from 7 am to 7 pm Sydney time.',
    ),
  ]),
})

const tyres = make.page('twg-tyres', {
  title: 'TWG Tyres',
  metaDescription: 'TWG Tyres: fitting, balancing and alignment for cars and trucks.',
  blocks: keyed([
    textBlock(
      'TWG Tyres',
      'Fourteen centres fit, balance and align. Truck tyres are fitted at Beresfield and on the road within 120 km.',
      '- The price quoted includes fitting, valves, balancing and disposal.',
      '- Wheel alignment is measured before and after; you receive both sheets.',
      '- Fleets are invoiced monthly by vehicle.',
      'Bookings: [02 5550 0396](tel:0255500396).',
    ),
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
    textBlock(
      'Neotek',
      'Neotek is the technology company of the group. It equips workshops with diagnostics, fleets with tracking and depots with charging.',
      '- Remote diagnostics for mixed fleets, one login.',
      '- Electronic work diaries and mass management for heavy vehicles.',
      '- Depot charging from 22 kW to 180 kW, designed and commissioned.',
      'Neotek works for fleets of other dealers as well and keeps their data apart. Write to [neotek@wattlebrook.example](mailto:neotek@wattlebrook.example).',
    ),
  ]),
})

const outdoor = make.page('4x4-outdoor', {
  title: '4x4 Outdoor',
  metaDescription:
    '4x4 Outdoor: bull bars, suspension, canopies and touring gear, fitted at Penrith and Toowoomba.',
  blocks: keyed([
    textBlock(
      '4x4 Outdoor',
      'Bars, suspension, canopies and touring gear, fitted at Penrith and Toowoomba before delivery or at any later time.',
      '- GVM upgrades certified for the state the vehicle is registered in.',
      '- Fitting before first registration keeps the upgrade within the maker’s warranty terms.',
      '- Fitting times are quoted in days and kept.',
    ),
    carRowBlock({
      title: 'Utes in stock',
      bodies: ['Ute'],
      linkLabel: 'All utes',
      link: '/search/ute',
    }),
  ]),
})
