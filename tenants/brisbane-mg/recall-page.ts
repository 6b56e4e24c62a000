import { keyed } from '../src/content-fields.ts'
import { questionsBlock, slideButtons } from '../src/page-blocks.ts'
import { richText } from '../src/rich-text.ts'

/** BLOCK-11, BLOCK-12: the recall that runs, its figures, and what owners ask. */
export const recallPage = {
  title: 'Recalls',
  metaTitle: 'MG recalls in Brisbane',
  metaDescription:
    'The recall campaign for 5,168 MG built in 2021 and 2022: is yours among them, and how to have it repaired at no cost.',
  blocks: keyed([
    {
      _type: 'vinCheck',
      title: 'Is your MG part of a recall?',
      text: 'Type the last eight characters of the VIN. You’ll have the answer straight away.',
      vehicle: 'MG',
      ranges: keyed(
        [
          { from: 'M0401000', to: 'M0435999' },
          { from: 'N0100000', to: 'N0131499' },
        ],
        'vinRange',
      ),
      listedOn: '2026-11-20',
      affectedText:
        'Leave the front left seat empty until we’ve checked it. The repair takes 40 minutes and is free, wherever you bought it.',
      clearText: 'Recalls can be added. Check again when you book a service.',
      buttons: slideButtons([
        ['Book the repair', '/service'],
        ['Call Bowen Hills', 'tel:0755500150'],
      ]),
    },
    {
      _type: 'recall',
      title: 'Seat belt pretensioner, front left',
      status: 'active',
      affected: 5168,
      yearFrom: 2021,
      yearTo: 2022,
      body: richText(
        'In some cars the pretensioner of the front left seat belt may not tighten fully in a crash. The part is checked, and replaced where its date says so.',
        '- The repair costs nothing, whoever you bought the car from.',
        '- It takes 40 minutes; you can wait.',
        '- Until then, don’t let anyone sit in the front left seat.',
      ),
      buttons: keyed(
        [
          { title: 'Book the repair', link: '/service', style: 'primary' },
          { title: 'Call the service team', link: 'tel:0755500150', style: 'secondary' },
        ],
        'slideButton',
      ),
    },
    questionsBlock('Questions about the recall', [
      [
        'Is my car among them?',
        'Cars built from March 2021 to August 2022. The box above answers by the last eight characters of the VIN. Can’t find it? Call [07 5550 0150](tel:0755500150) and read us your rego.',
      ],
      ['What does it cost?', 'Nothing. The maker pays for part and labour.'],
      [
        'Is it safe to drive until then?',
        'Yes, with nobody in the front left seat. Everything else works as it should.',
      ],
      [
        'I did not buy it from you.',
        'It does not matter. Any MG service centre does the repair, and the record is with the maker.',
      ],
    ]),
  ]),
}
