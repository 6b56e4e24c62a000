import { createGlobalStyle } from 'styled-components'

/** The least height and width of what a finger presses. */
const TARGET = '44px'
/** Whatever a finger presses: the Studio's own controls, and ours made of its parts. */
const PRESSED = "[data-ui='Button'], [data-ui='MenuItem'], [data-ui='Tab'], select[data-ui='Select']"

/**
 * On a phone every control is as large as a finger, fields do not make the browser zoom in, and fields that stand side
 * by side on a desk stand under each other.
 */
export const ForFingers = createGlobalStyle`
  @media (max-width: 600px) {
    :is(${PRESSED}) { min-width: ${TARGET}; min-height: ${TARGET}; }
    input:not([type=checkbox], [type=radio], [type=range]), select, textarea { font-size: 16px !important; }
    input[data-ui='TextInput'] { min-height: ${TARGET}; }
    [data-testid^='fieldset-'] [data-ui='Grid'] { grid-template-columns: minmax(0, 1fr); }
  }
`
