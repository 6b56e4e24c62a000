import type { CalendarKind } from './items.ts'

/** The words and colours of what the calendar shows. Colours keep 4.5:1 between text and field in both schemes. */
export interface KindLook {
  readonly one: string
  readonly many: string
  readonly light: { readonly field: string; readonly text: string }
  readonly dark: { readonly field: string; readonly text: string }
}

export const KIND_LOOKS: Readonly<Record<CalendarKind, KindLook>> = {
  tile: look('Promo tile', 'Tiles', ['#e5e8ff', '#303ca8'], ['#262b57', '#c3caff']),
  offer: look('Offer', 'Offers', ['#d9f1f1', '#0b5b64'], ['#12373b', '#9be0e6']),
  banner: look('Banner', 'Banners', ['#efe4fb', '#5f2a8f'], ['#352150', '#d9bdf7']),
  popup: look('Popup', 'Popups', ['#fde3ee', '#8c1c57'], ['#45162e', '#ffb9d8']),
  hours: look('Special hours', 'Hours', ['#e7e9f0', '#3d4256'], ['#2a2d3a', '#cdd1df']),
  holiday: look('Public holiday', 'Public holidays', ['#fbeebf', '#654900'], ['#3a2e0c', '#f2d67f']),
}

function look(one: string, many: string, light: [string, string], dark: [string, string]): KindLook {
  const pair = ([field, text]: [string, string]) => ({ field, text })
  return { one, many, light: pair(light), dark: pair(dark) }
}
