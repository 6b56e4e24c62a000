import { Button } from '#app/ui/button.tsx'

/** Puts the page on paper; without JavaScript the browser's own menu does. */
export function PrintButton() {
  return (
    <Button look="line" size="small" icon="printer" className="only-js" onClick={() => print()}>
      Print
    </Button>
  )
}
