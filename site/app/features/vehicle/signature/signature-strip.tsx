import { memo, Suspense } from 'react'
import { isSameData, lazyPart } from '#app/ui/lazy-part.tsx'
import { whenPressed } from '#app/ui/when-near.ts'
import type { Strip } from './signature-model.ts'
import '#app/blocks/group-map/group-map.css'
import '#app/blocks/price-histogram/price-histogram.css'
import '#app/blocks/range-and-charging/range-and-charging.css'
import '#app/blocks/tow-weights/tow-weights.css'
import '#app/styles/pages/vehicle-fit.css'
import '#app/styles/pages/vehicle-signature.css'

const ID = 'signature'

let loadNow = () => {}

/** The server renders it; its script is loaded when anything is pressed, at once where the browser renders the page. */
const StripParts = lazyPart(async () => {
  if (typeof document !== 'undefined' && document.querySelector(`#${ID} > .wrap > *`))
    await new Promise<void>((resolve) => {
      loadNow = resolve
      void whenPressed().then(resolve)
    })
  return (await import('./strip-parts.tsx')).StripParts
})

/** The first thing below the first screen: what this dealer's page of a vehicle says. */
export const SignatureStrip = memo(function SignatureStrip({ strip }: { strip: Strip | null }) {
  if (strip === null) return null
  return (
    <section id={ID} className="sig" data-strip={strip.kind} aria-labelledby={`${ID}-title`}>
      <div className="wrap">
        <Suspense>
          <StripParts strip={strip} />
        </Suspense>
      </div>
    </section>
  )
}, isSameUnlessChanged)

/** Changed data load the script at once: until then React holds back the update of the whole page. */
function isSameUnlessChanged(before: { strip: Strip | null }, after: { strip: Strip | null }): boolean {
  const isSame = isSameData(before, after)
  if (!isSame) loadNow()
  return isSame
}
