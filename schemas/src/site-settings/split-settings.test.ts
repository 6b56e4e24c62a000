import { describe, expect, it } from 'vitest'
import { SAMPLES } from '../tests/samples.ts'
import { joinSettings, splitSettings } from './split-settings.ts'

// The columns of the stock file, the words of vehicles' pages, rates of the dealer's own, the monthly report, a look of
// its own, what the law wants, tags, market places and going live came after the old form.
const {
  tenant: _own,
  _id,
  _type,
  _updatedAt,
  stockColumns: _new,
  stockFeed: _feed,
  vehiclePage: _words,
  ownFinance: _rates,
  monthlyReport: _report,
  look: _look,
  launch: _launch,
  creditLicence: _credit,
  financeNeedsManager: _needs,
  privacyContact: _privacy,
  tags: _tags,
  marketFeeds: _markets,
  ...own
} = SAMPLES.siteSettings
/** Both documents of the samples in one, as content was before. */
const OLD = joinSettings(SAMPLES.tenant, own, 'Stocktake sale on now')

describe('settings of the old form', () => {
  it('split into what the platform sets and what the dealer says, field by field', () => {
    const { tenant, siteSettings, scrollingBanner } = splitSettings(OLD)
    expect(siteSettings).toEqual({ ...own, flags: { _type: 'siteFlags', closedText: 'By appointment only' } })
    expect(tenant).toEqual({ ...SAMPLES.tenant, name: 'One Motors' })
    expect(scrollingBanner).toBe('Stocktake sale on now')
  })

  it('join back into the document they were', () => {
    const { tenant, siteSettings, scrollingBanner } = splitSettings(OLD)
    expect(joinSettings(tenant ?? {}, siteSettings, scrollingBanner)).toEqual(OLD)
  })

  it('of the new form are left: nothing of the dealer’s is in them', () => {
    const { tenant } = splitSettings(SAMPLES.tenant)
    expect(tenant).toBeNull()
  })

  it('that hold a value where an object belongs lose nothing', () => {
    const { tenant, siteSettings } = splitSettings({
      name: 'N',
      texts: 'words',
      stock: 7,
      email: 'a@b.example',
    })
    expect(tenant).toEqual({ name: 'N', stock: 7 })
    expect(siteSettings).toEqual({ name: 'N', texts: 'words', email: 'a@b.example' })
  })
})
