import { createGlobalStyle } from 'styled-components'
import { DEVELOPER_NAMES } from '../settings/studio-texts.ts'

/** A menu entry's test id is its title in small letters without spaces. */
const entry = (title: string) => `[data-testid="action-${title.toLowerCase().replaceAll(' ', '')}"]`

/** What is for developers is not shown to a dealer's staff, who have “New” and the guide in the bar instead. */
export const ForStaff = createGlobalStyle`
  [aria-label="${DEVELOPER_NAMES.create}"],
  [aria-label="${DEVELOPER_NAMES.help}"],
  ${entry(DEVELOPER_NAMES.inspect)} { display: none; }
`
