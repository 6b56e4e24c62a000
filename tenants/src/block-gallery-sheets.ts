import { keyed } from './content-fields.ts'
import { priceListBlock, slideButtons } from './page-blocks.ts'

/** Tables and checks. */
export function gallerySheets() {
  return [
    priceListBlock(
      'Prices by size',
      [
        ['Small', 'The first size'],
        ['Large', 'The second size'],
      ],
      [
        [
          'Services',
          [
            ['Basic', 'Oil and filter', '1 h', '$189', '$249'],
            ['Major', 'And the plugs', '2½ h', '$369', '$489'],
          ],
        ],
        ['The rest', [['Battery', 'Fitted', '20 min', '$195']]],
      ],
    ),
    {
      _type: 'vinCheck',
      title: 'Recall check by VIN',
      text: 'N0123000 to N0123999 are affected.',
      ranges: keyed([{ from: 'N0123000', to: 'N0123999' }], 'vinRange'),
      listedOn: '2026-11-20',
      affectedText: 'What owners do until it is repaired.',
      buttons: slideButtons([['Book the repair', '/service']]),
    },
    {
      _type: 'inspectionSheet',
      vehicle: 'A vehicle',
      checked: 'Checked by Sam',
      groups: keyed(
        [
          { title: 'Brakes', points: 'Pads\nDiscs\nHoses' },
          { title: 'Paint', points: 'Front\nBack' },
        ],
        'inspectionGroup',
      ),
      findings: keyed(
        [
          { point: 'Pads', text: 'Worn, replaced.', end: 'fixed', cost: '$180' },
          { point: 'Front', text: 'Chips, touched up.', end: 'left' },
        ],
        'inspectionFinding',
      ),
    },
    {
      _type: 'specTable',
      models: keyed([{ name: 'One' }, { name: 'Two' }, { name: 'Three' }], 'specModel'),
      lines: keyed(
        [
          { name: 'Power', values: ['110 kW', '150 kW', '220 kW'] },
          { name: 'From', values: ['$29,990', '$39,990', 'Ask us'], isStrong: true },
        ],
        'specLine',
      ),
      personName: 'Sam Carter',
      personRole: 'Sales',
      personPhone: '07 5550 0100',
    },
    {
      _type: 'bodyPicker',
      chassis: keyed(
        [
          { name: 'The first chassis', price: 60_000, gvmKg: 4_495, kerbKg: 2_200 },
          { name: 'The second one', price: 80_000, gvmKg: 8_000, kerbKg: 3_000 },
        ],
        'pickerChassis',
      ),
      bodies: keyed(
        [
          { name: 'Tray', price: 6_000, kg: 210, takes: '3 weeks' },
          { name: 'Box', price: 18_000, kg: 800, takes: '8 weeks', notOn: ['The first chassis'] },
        ],
        'pickerBody',
      ),
      extras: keyed([{ name: 'Toolbox', price: 900, kg: 40 }], 'pickerExtra'),
    },
    {
      _type: 'weightBars',
      vehicle: 'A ute',
      kerbKg: 2_200,
      beforeKg: 3_200,
      afterKg: 3_600,
      parts: keyed(
        [
          { name: 'People', kg: 400 },
          { name: 'Gear', kg: 700 },
        ],
        'weightPart',
      ),
    },
    { _type: 'payAWeek', ratePercent: 7.5, comparisonPercent: 8.1 },
    {
      _type: 'depotSizer',
      kinds: keyed(
        [{ name: 'Vans', count: 10, kwh: 50, chargerKw: 22, perCharger: 1, price: 4_900 }],
        'depotKind',
      ),
      hours: 10,
      supplyKw: 200,
    },
  ]
}
