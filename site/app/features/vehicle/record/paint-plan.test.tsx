import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PaintPlan } from './paint-plan.tsx'

it('a plan has the readings it is given, a key of the looks it shows, and is one picture with a name', () => {
  const markup = renderToStaticMarkup(
    <PaintPlan
      readings={[
        { place: 'bonnet', microns: 99, look: 'ok' },
        { place: 'door-right-rear', microns: 212, look: 'bad' },
      ]}
    />,
  )
  expect(markup).toMatch(/<svg[^>]* role="img" aria-label="[^"]*front on the left/)
  expect([...markup.matchAll(/dy="[^"]*">(\d+)</g)].map(([, number]) => number)).toEqual(['99', '212'])
  expect(markup).toContain('repainted')
  expect(markup).toContain('No reading')
  expect(markup).not.toContain('thicker')
})
