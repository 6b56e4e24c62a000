import { type CampaignOverride, findOverride } from '@forecourt/schemas/contract'
import type { Campaign } from './campaign-content.query.ts'

/** What one site can have otherwise of a part; null takes it back to the campaign’s own. */
export type OverrideChange = {
  [Field in 'leftOut' | 'text' | 'link' | 'position' | 'start' | 'expiry']?: CampaignOverride[Field] | null
}

/** A patch as the Studio's document operation takes it. */
export type CampaignPatch = Record<string, unknown>

const VALUES = ['leftOut', 'text', 'link', 'position', 'start', 'expiry'] as const

/** The patches that change what one site has otherwise of a part. Nothing otherwise is no entry at all. */
export function overridePatches(
  campaign: Campaign,
  part: string,
  site: string,
  change: OverrideChange,
): CampaignPatch[] {
  const found = findOverride(campaign, part, site)
  const next = { ...found, ...change }
  const isEmpty = VALUES.every((name) => (next[name] ?? null) === null)
  if (!found) return isEmpty ? [] : insertOverride(part, site, change)
  const path = `overrides[_key=="${found._key}"]`
  if (isEmpty) return [{ unset: [path] }]
  const entries = Object.entries(change)
  const set = Object.fromEntries(
    entries.flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[`${path}.${name}`, value]],
    ),
  )
  const unset = entries.flatMap(([name, value]) => (value === null ? [`${path}.${name}`] : []))
  return [{ ...(unset.length > 0 ? { unset } : {}), ...(Object.keys(set).length > 0 ? { set } : {}) }]
}

function insertOverride(part: string, site: string, change: OverrideChange): CampaignPatch[] {
  const values = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null))
  const item = {
    _key: `${part}-${site}`,
    _type: 'campaignOverride',
    part,
    site: { _type: 'reference', _ref: site },
    ...values,
  }
  return [{ setIfMissing: { overrides: [] } }, { insert: { after: 'overrides[-1]', items: [item] } }]
}

/** The patches that add a site to a campaign. */
export function addSitePatches(site: string): CampaignPatch[] {
  const item = { _key: site, _type: 'reference', _ref: site }
  return [{ setIfMissing: { sites: [] } }, { insert: { after: 'sites[-1]', items: [item] } }]
}
