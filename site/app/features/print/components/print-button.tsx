import { Button } from '#app/ui/button.tsx'

/** Opens the browser's own dialog; without JavaScript its menu does. */
export function PrintButton() {
  return (
    <Button className="only-js" icon="printer" onClick={() => window.print()}>
      Print
    </Button>
  )
}
