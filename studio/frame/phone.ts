import { createGlobalStyle } from 'styled-components'

/** Up to this width a screen is a phone’s, in CSS pixels; the style sheets beside each part say the same number. */
const WIDEST = 600
/** The least height and width of what a finger presses. */
const TARGET = '44px'
/** Whatever a finger presses: the Studio's own controls, and ours made of its parts. */
const PRESSED = ['Button', 'MenuButton', 'StatusButton', 'MenuItem', 'Tab']
  .map((name) => `[data-ui='${name}']`)
  .join(', ')
const TICKED = '[type=checkbox], [type=radio], [type=range]'

export const isPhone = () => window.innerWidth <= WIDEST

/**
 * On a phone every control is as large as a finger, fields do not make the browser zoom in, and fields that stand side
 * by side on a desk stand under each other.
 */
export const ForFingers = createGlobalStyle`
  @media (max-width: ${WIDEST}px) {
    :is(${PRESSED}, [data-testid='studio-navbar'] button) { min-width: ${TARGET}; min-height: ${TARGET}; }
    :is(input:not(${TICKED}), select, textarea) { min-height: ${TARGET}; font-size: 16px !important; }
    select[data-ui='Select'] + [data-ui='Box'],
    [data-ui='TextInput__presentation'] > [data-ui='Box'] {
      display: flex;
      align-items: center;
      height: 100%;
      box-sizing: border-box;
    }
    label:has(${TICKED}) { min-height: ${TARGET} !important; }
    /* Its tools are under the thumb; what is left of it is for documents. */
    [data-phone-header='site'] [data-testid='studio-navbar'] { display: none; }
    [data-testid='global-perspective-menu-button'] { min-width: 32px !important; }
    [data-testid^='fieldset-'] [data-ui='Grid'] { grid-template-columns: minmax(0, 1fr); }
    /* There is nothing beside a form to hide, and no other size to see a page at. */
    [data-testid^='focus-pane-button'], [data-testid='preview-viewport-toggle'] { display: none; }
  }
`
