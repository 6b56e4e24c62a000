import { describe, expect, it } from 'vitest'
import { pageHtml } from '#app/http/testing/page-html.tsx'
import { rawLocation, testDealer } from '#app/http/testing/test-dealer.ts'
import { DriveSummary } from './components/drive-summary.tsx'
import { getTestDrivePage } from './test-drive-page.server.ts'

const buildPage = (places: number, locationId?: string, main = 0) =>
  getTestDrivePage(
    testDealer({
      tenant: { flags: { testDriveButton: true } },
      locations: Array.from({ length: places }, (_, at) => ({
        ...rawLocation,
        id: `place-${at}`,
        slug: `place-${at}`,
        name: `Place ${at}`,
        locationType: 'sales',
        primary: at === main,
      })),
    }),
    {
      carId: '',
      url: new URL('http://a.example/book-test-drive'),
      ...(locationId === undefined ? {} : { locationId }),
    },
    new Map(),
  )

const buildField = ({ form }: Awaited<ReturnType<typeof buildPage>>, asked: string) =>
  form.steps.flatMap(({ fields }) => fields).find(({ name }) => name === asked)

describe('the place of a test drive before a choice', () => {
  it('is the first of a few, so that the page has its days and hours', async () => {
    const page = await buildPage(3)
    expect(buildField(page, 'location_id')?.value).toBe('place-0')
    expect(buildField(page, 'appointment')?.days).not.toEqual([])
    expect(page.places.map(({ name }) => name)).toEqual(['Place 0', 'Place 1', 'Place 2'])
    expect(page.place?.hours).not.toEqual([])
  })

  it('is the one that the address asks for', async () => {
    expect(buildField(await buildPage(3, 'place-2'), 'location_id')?.value).toBe('place-2')
  })

  it('is the first of many too, each with its hours', async () => {
    const page = await buildPage(5)
    expect(buildField(page, 'location_id')?.value).toBe('place-0')
    expect(buildField(page, 'appointment')?.days).not.toEqual([])
    expect(page.places.map(({ hours }) => hours.length > 0)).toEqual([true, true, true, true, true])
  })

  it('is the dealer’s main one', async () => {
    expect(buildField(await buildPage(5, undefined, 3), 'location_id')?.value).toBe('place-3')
  })
})

describe('the summary of a test drive', () => {
  const summary = (drive: Parameters<typeof DriveSummary>[0]['drive']) =>
    pageHtml(<DriveSummary drive={drive} place={null} trial="test drive" />)

  it('is empty before a choice', () => {
    expect(summary({ when: '', place: '', car: '' })).not.toContain('<h2')
  })

  it('has only what is chosen', () => {
    const html = summary({ when: '', place: 'North', car: '2022 Volta' })
    expect(html).toContain('North</h2>')
    expect(html).toContain('2022 Volta')
  })
})
