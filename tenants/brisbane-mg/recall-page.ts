import { keyed } from '../src/content-fields.ts'
import { questionsBlock } from '../src/page-blocks.ts'
import { richText } from '../src/rich-text.ts'

/** BLOCK-11, BLOCK-12: the recall that runs, its figures, and what owners ask. */
export const recallPage = {
  title: 'Recalls',
  metaTitle: 'MG recalls in Brisbane',
  metaDescription:
    'The recall campaign for 5,168 MG built in 2021 and 2022: is yours among them, and how to have it repaired at no cost.',
  blocks: keyed([
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
        '- Until then, let nobody sit in the front left seat.',
      ),
      buttons: keyed(
        [
          { title: 'Book the repair', link: '/service', style: 'primary' },
          { title: 'Ring Bowen Hills', link: 'tel:0755500150', style: 'secondary' },
        ],
        'slideButton',
      ),
    },
    questionsBlock('Questions about the recall', [
      [
        'Is my car among them?',
        'Cars built from March 2021 to August 2022. Give us the last eight characters of the VIN (on the plate at the windscreen) and you know at once: [07 5550 0150](tel:0755500150).',
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
