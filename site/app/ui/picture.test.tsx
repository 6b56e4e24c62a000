import { globSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

const picture = { src: '/a.webp', width: 60, height: 40, alt: 'A car' }

test('a picture carries its hotspot to the style sheets, and nothing without one', () => {
  const focused = renderToStaticMarkup(<Picture picture={{ ...picture, focus: '71% 50%' }} />)
  expect(focused).toContain('alt="A car" style="--hotspot:71% 50%"')
  expect(renderToStaticMarkup(<Picture picture={picture} />)).not.toContain('style=')
})

test('no style sheet sets the hotspot, so that a picture without one keeps its place’s own position', () => {
  const sheets = globSync('../styles/**/*.css', { cwd: import.meta.dirname })
  const setting = sheets.filter((sheet) =>
    /--hotspot\s*:/.test(readFileSync(`${import.meta.dirname}/${sheet}`, 'utf8')),
  )
  expect([sheets.length > 50, setting]).toEqual([true, []])
})
