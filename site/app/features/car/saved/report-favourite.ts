import type { GarageEntry } from '../card/card-model.ts'

/**
 * Tells the page's measuring scripts, where there are any, that a car became a favourite (SAVE-02, ANA-08), through the
 * list that tag managers read (`window.dataLayer`). It breaks nothing (ANA-10), and carries nothing of a person.
 */
export function reportFavourite({ id, name, make, model }: GarageEntry): void {
  try {
    const page = window as unknown as { dataLayer?: object[] }
    page.dataLayer ??= []
    page.dataLayer.push({ event: 'add_favourite', car_id: id, car_name: name, make, model })
  } catch (error) {
    console.warn('The favourite cannot be told to analytics.', error)
  }
}
