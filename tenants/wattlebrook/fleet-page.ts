import { keyed, pictureField } from '../src/content-fields.ts'
import { carRowBlock, formBlock, questionsBlock, servicePointsBlock, teamBlock } from '../src/page-blocks.ts'

/** Fleet sales in three states. */
export const fleetPage = {
  title: 'Fleet',
  metaDescription: 'Fleet sales of Wattlebrook Motor Group: one agreement for three states.',
  blocks: keyed([
    servicePointsBlock(
      'One agreement for three states',
      [
        ['Purchase', 'Passenger, commercial and truck brands on one agreement and one price list.'],
        ['Fit-out', 'Racking, canopies, telematics and signwriting before registration.'],
        ['Servicing', 'At eight dealerships, invoiced monthly by vehicle.'],
        ['Disposal', 'On one valuation, with the proceeds paid within five working days.'],
      ],
      {
        image: pictureField(
          'fleet-white-teal',
          'A white box truck, a teal SUV and a white motorcycle, illustration',
        ),
        buttons: [
          ['Call the fleet office', 'tel:0255500398'],
          ['TWG Rental', '/twg-rental'],
        ],
      },
    ),
    servicePointsBlock(
      'From tender to handover',
      [
        ['Requirements', 'Vehicles, sites, kilometres and terms, in one meeting.'],
        ['Proposal', 'Within five working days, with the whole-of-life cost of each vehicle.'],
        ['Build and fit-out', 'One project manager, and a date for each site.'],
        ['Handover', 'Delivered registered, with drivers instructed.'],
      ],
      { numbered: true },
    ),
    teamBlock('Account managers', [
      [
        'Fiona Achterberg',
        'New South Wales',
        'Utilities, construction and local government.',
        '02 5550 0398',
      ],
      ['Marcus Lim', 'Victoria', 'Health, education and car share.', '03 5550 0398'],
      ['Deb Farrugia', 'Queensland', 'Mining, agriculture and civil works.', '07 5550 0398'],
    ]),
    carRowBlock({
      title: 'Utes and vans in stock',
      bodies: ['Ute', 'Van'],
      carTypes: ['new', 'demo'],
      linkLabel: 'New vehicles',
      link: '/search/new-cars',
    }),
    formBlock(
      'enquiry',
      'Request a proposal',
      'Number of vehicles, sites and the date from which they are required.',
    ),
    questionsBlock('Fleet questions', [
      [
        'Can vehicles be delivered to sites?',
        'Yes, in New South Wales, Victoria and Queensland, registered and fitted out.',
      ],
      [
        'Is there a rental bridge until delivery?',
        'Through [TWG Rental](/twg-rental), at the agreement’s rate.',
      ],
      [
        'Are vehicles taken back at the end?',
        'On one valuation, with the proceeds paid within five working days.',
      ],
    ]),
  ]),
}
