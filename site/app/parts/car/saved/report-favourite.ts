import { refusesMeasuring } from '#app/analytics/refuses-measuring.ts'
import type { GarageEntry } from '../card/card-model.ts'

/**
 * Reports a new favourite to the page's analytics (SAVE-02, ANA-08) through the tag managers' list
 * (`window.dataLayer`), unless the browser asks not to be measured. Failures are only logged (ANA-10); no personal data is sent.
 */
export function reportFavourite({ id, name, make, model }: GarageEntry): void {
  try {
    if (refusesMeasuring()) return
    const page = window as unknown as { dataLayer?: object[] }
    page.dataLayer ??= []
    page.dataLayer.push({ event: 'add_favourite', car_id: id, car_name: name, make, model })
  } catch (error) {
    console.warn('The favourite was not reported to analytics.', error)
  }
}
