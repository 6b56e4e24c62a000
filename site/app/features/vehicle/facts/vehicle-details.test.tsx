import { expect, it } from 'vitest'
import { pageHtml } from '#app/http/testing/page-html.tsx'
import { commentsModel } from '#app/parts/car/facts/comments-model.ts'
import { DealerComments } from './vehicle-details.tsx'

it('comments with lines of a list leave their marks to the style sheet, also after the fold (VDP-29)', () => {
  const written = `One owner\n• Tow bar\n• ${'Long word '.repeat(45)}\n• Sunroof`
  const html = pageHtml(<DealerComments comments={commentsModel(written)} />)
  expect(html).toContain('<p class="prose__line">Tow bar</p>')
  expect(html).toContain('<p class="prose__line fold__rest">Sunroof</p>')
  expect(html).not.toContain('•')
})
