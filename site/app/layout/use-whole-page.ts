import { useEffect } from 'react'
import { whenLoaded } from '#app/ui/when-near.ts'

/**
 * What is below the first screens is laid out once the page has loaded (styles/components/late-layout.css). From then on the
 * whole page is: a visitor who comes back to a place in it finds that place.
 */
export function useWholePage(): void {
  useEffect(() => {
    void whenLoaded().then(() => document.documentElement.setAttribute('data-whole', ''))
  }, [])
}
