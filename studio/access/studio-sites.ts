import {
  deriveTheme,
  SURFACE_COLOURS,
  TEMPLATE_NAMES,
  type TemplateName,
  templateDefinition,
} from '@forecourt/schemas/contract'
import type { StudioSitesQueryResult } from '@forecourt/schemas/types'
import { defineQuery } from 'groq'

/** A site as the tools of the Studio show it. Colours are `#rrggbb`. */
export interface StudioSite {
  /** `_id` of its `tenant` document. */
  readonly id: string
  readonly slug: string
  readonly name: string
  /** IANA zone. */
  readonly timeZone: string
  /** Code of the state its address is in, for example `QLD`; null when none is given. */
  readonly state: string | null
  readonly brand: string
  readonly accent: string
  /** What is written on `brand`. */
  readonly ink: string
  /** Address of the logo's picture, or null where the name is set in type. */
  readonly wordmark: string | null
  /** The name as the site's header sets it in type. */
  readonly lettering: string
  /** Where its address is; null when none is given. */
  readonly city: string | null
  readonly template: TemplateName
  /** Whether it waits to be put live, or since when it is; null for a site that never waited. */
  readonly launch: { readonly liveAt: string | null } | null
  /** Editors ask a manager before an offer of a loan is published. */
  readonly financeNeedsManager: boolean
}

/** The zone of a site that names none, as on the site itself. */
const DEFAULT_ZONE = 'Australia/Brisbane'
const HEX = /^#[0-9a-f]{6}$/i

export const studioSitesQuery =
  defineQuery(`*[_type == "tenant" && defined(slug.current) && !defined(retiredAt)] | order(name asc){
  "id": _id,
  "slug": coalesce(slug.current, ""),
  "name": coalesce(name, slug.current, ""),
  timeZone,
  template,
  "theme": theme{brand, accent},
  "settings": *[_type == "siteSettings" && tenant._ref == ^._id][0]{
    "state": address.state,
    defaultState,
    "city": address.city,
    wordmark,
    "logo": logo.asset->url,
    "look": look{brand, accent},
    "launch": launch{liveAt},
    financeNeedsManager
  }
}`)

const firstColour = (...colours: readonly (string | null | undefined)[]) =>
  colours.find((colour) => HEX.test(colour ?? '')) ?? ''

/** The answer of `studioSitesQuery` with what is missing filled in and the colours worked out. */
export function toStudioSites(answer: StudioSitesQueryResult): StudioSite[] {
  return answer.map(({ settings, theme, ...site }) => {
    const template = TEMPLATE_NAMES.find((name) => name === site.template) ?? 'metro'
    const given = templateDefinition(template).colours
    const brand = firstColour(settings?.look?.brand, theme?.brand, given.brand)
    const accent = firstColour(settings?.look?.accent, theme?.accent, given.accent)
    return {
      id: site.id,
      slug: site.slug,
      name: site.name,
      template,
      brand,
      accent,
      timeZone: site.timeZone ?? DEFAULT_ZONE,
      state: (settings?.state ?? settings?.defaultState)?.toUpperCase() ?? null,
      ink: deriveTheme({ brand, accent }, SURFACE_COLOURS[template]).brandInk,
      wordmark: settings?.logo ?? null,
      lettering: settings?.wordmark || site.name,
      city: settings?.city || null,
      launch: settings?.launch ?? null,
      financeNeedsManager: settings?.financeNeedsManager === true,
    }
  })
}
