import { expect, it } from 'vitest'
import { getItemNames } from '#app/domain/words/item-names.ts'
import { pageHtml } from '#app/http/testing/page-html.tsx'
import { commentsModel } from '#app/parts/car/facts/comments-model.ts'
import { DealerComments, KeyInformation } from './vehicle-details.tsx'

it('comments with lines of a list leave their marks to the style sheet, also after the fold (VDP-29)', () => {
  const written = `One owner\n• Tow bar\n• ${'Long word '.repeat(45)}\n• Sunroof`
  const html = pageHtml(<DealerComments comments={commentsModel(written)} />)
  expect(html).toContain('<p class="prose__line">Tow bar</p>')
  expect(html).toContain('<p class="prose__line fold__rest">Sunroof</p>')
  expect(html).not.toContain('•')
})

it('the summary does not break between a day and its month, nor between a figure and its unit', () => {
  const html = pageHtml(
    <KeyInformation
      keys={[]}
      summary="It has a 2.5 L engine. It expires on 9 June 2027."
      item={getItemNames(['truck'])}
      assurances={[]}
      reports={[]}
      drawsLicence={false}
    />,
  )
  expect(html).toContain('Truck Summary')
  expect(html).toContain('2.5\u00a0L engine')
  expect(html).toContain('9\u00a0June 2027')
})
