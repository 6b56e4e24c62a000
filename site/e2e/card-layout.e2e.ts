// Where things stand on cards and in the grid of results: the picture's share, tools, full rows, sheets first.
import { expect, type Page, test } from '@playwright/test'
import { closeAll, openWatched, siteOrigin } from './site-process.ts'

const ALL = '/search/new-used-and-demo-cars'
const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article')

test('save and compare stand beside the name of a card, clear of its picture', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(siteOrigin('quayside') + ALL)
  const card = cards(page).first()
  const picture = await card.getByRole('img').first().boundingBox()
  for (const tool of [
    card.getByRole('button', { name: /^Save/ }),
    card.getByRole('checkbox', { name: /^Compare/ }),
  ])
    expect((await tool.boundingBox())?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0))
  await closeAll(context)
})

for (const [slug, share] of [
  ['brisbane-mg', 0.44],
  ['redgum', 0.5],
] as const)
  for (const width of [1280, 1600])
    test(`${slug} at ${width}: one vehicle a line, its picture ${share * 100} % of it`, {
      tag: '@long',
    }, async ({ browser }) => {
      const { context, page } = await openWatched(browser, width)
      await page.goto(siteOrigin(slug) + ALL)
      const boxes = await cards(page).evaluateAll((all) =>
        all.slice(0, 3).map((each) => ({
          left: each.getBoundingClientRect().left,
          width: each.getBoundingClientRect().width,
          picture: each.querySelector('.card__media')?.getBoundingClientRect().width ?? 0,
        })),
      )
      expect(new Set(boxes.map(({ left }) => left)).size, 'one column').toBe(1)
      for (const box of boxes) expect(box.picture / box.width).toBeCloseTo(share, 1)
      await closeAll(context)
    })

for (const slug of ['quayside', 'kerbside', 'throttle-lane'])
  test(`${slug} at 1280: no row of results ends in a hole`, { tag: '@long' }, async ({ browser }) => {
    const { context, page } = await openWatched(browser, 1280)
    await page.goto(siteOrigin(slug) + ALL)
    const ends = await page
      .getByRole('region', { name: 'Results' })
      .locator('.cards')
      .first()
      .evaluate((grid) => {
        const rows = new Map<number, number>()
        for (const cell of grid.children) {
          const { top, right } = cell.getBoundingClientRect()
          rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) ?? 0, right))
        }
        const { right } = grid.getBoundingClientRect()
        return [...rows.values()].map((end) => Math.round(right - end))
      })
    expect(ends.length).toBeGreaterThan(6)
    expect(ends.filter((left) => left > 2)).toEqual([])
    await closeAll(context)
  })

test('vehicles with an inspection sheet come first, those without below under their own heading', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 360, { javaScriptEnabled: false })
  await page.goto(siteOrigin('kerbside') + ALL)
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveText(/Inspected first/)
  await expect(cards(page).getByRole('list', { name: 'Inspection' })).toHaveCount(21)
  const rest = page.getByRole('heading', { name: 'Not checked yet' })
  for (let number = 9; !(await rest.isVisible()); number += 1)
    await page.goto(`${siteOrigin('kerbside')}${ALL}?page=${number}`)
  await expect(page.getByText('No inspection sheet yet')).toHaveCount(0)
  const below = await rest.evaluate(
    (heading) => heading.nextElementSibling?.querySelectorAll('.card__found').length,
  )
  expect(below).toBe(0)
  expect(errors).toEqual([])
  await closeAll(context)
})
