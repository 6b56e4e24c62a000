import { keyed } from '../src/content-fields.ts'

/** The dealer's own words on every vehicle's page. */
export const VEHICLE_PAGE = {
  included: [
    'Pre-delivery inspection by MG technicians',
    'Registration and stamp duty in the drive away price',
    'Floor mats and a full charge or tank',
    'A walk through every screen before you leave',
  ],
  assurances: ['48 hour money back guarantee', '12 months roadside assist'],
  viewsFrom: 10,
  reasons: keyed(
    [
      { title: 'MG and nothing else', text: 'We know every model, every update and every queue for it.' },
      {
        title: 'Charging explained',
        text: 'We help you to a charger at home, and show you the ones on your way.',
      },
      { title: 'Service in the same building', text: 'Genuine parts, trained technicians and a loan car.' },
    ],
    'reason',
  ),
  protection: keyed(
    [
      { title: 'MG warranty', text: 'Seven years or more on new cars, registered for you on delivery.' },
      { title: 'Gap cover', text: 'The difference to a new car if yours is written off.' },
      { title: 'Ceramic coating', text: 'Applied in our own detailing bay.' },
    ],
    'protectionCover',
  ),
}
