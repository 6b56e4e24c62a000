import { Card } from '@sanity/ui'
import { styled } from 'styled-components'

/** The page around a campaign or the list of them. */
export const Scroll = styled(Card)`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
`
export const Inner = styled.main`
  max-width: 1400px;
  margin: 0 auto;
  padding: 26px 32px 40px;
  @media (max-width: 1200px) { padding: 20px 20px 32px; }
`
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  text-align: left;
  font-variant-numeric: tabular-nums;
  & td, & th { padding: 10px 12px; font-weight: inherit; vertical-align: top; }
  & tbody tr + tr > * { border-top: 1px solid var(--card-border-color); }
  & thead th { border-bottom: 1px solid var(--card-border-color); }
  & input::placeholder, & textarea::placeholder { color: var(--card-muted-fg-color); opacity: 1; }
`
export const Hidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`
/** The row that the others are compared with. */
export const BaseLine = styled.tr`
  background: var(--card-bg2-color, rgb(110 118 140 / 0.1));
`
