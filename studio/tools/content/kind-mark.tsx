import type { ComponentType } from 'react'
import { useColorSchemeValue } from 'sanity'
import { styled } from 'styled-components'
import { KIND_LOOKS } from '../calendar/kinds.ts'

/** The calendar's colours by what staff make or list; what is not in the calendar is grey. */
const LOOKS: Readonly<Record<string, keyof typeof KIND_LOOKS>> = {
  offer: 'offer',
  tile: 'tile',
  promoTile: 'tile',
  banner: 'banner',
  popup: 'popup',
  location: 'holiday',
  campaign: 'banner',
}

const Mark = styled.span<{ $field: string; $text: string }>`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  background: ${({ $field }) => $field};
  color: ${({ $text }) => $text};
`

interface KindMarkProps {
  /** A document type, or a kind of “New”. */
  readonly kind: string
  readonly icon: ComponentType
}

/** The icon of a kind on its colour, as the calendar has it; it fills its box. */
export function KindMark({ kind, icon: Icon }: KindMarkProps) {
  const scheme = useColorSchemeValue()
  const { field, text } = KIND_LOOKS[LOOKS[kind] ?? 'hours'][scheme]
  return (
    <Mark $field={field} $text={text} aria-hidden="true">
      <Icon />
    </Mark>
  )
}
