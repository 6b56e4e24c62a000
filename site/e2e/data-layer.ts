import type { Page } from '@playwright/test'

/** An event as the page gives it to tag managers. */
export type DataLayerEvent = { event_id: number; label: string; car_id: string }

/** The events that the open document has reported, in order. */
export const reportedEvents = (page: Page): Promise<DataLayerEvent[]> =>
  page.evaluate(() => (window as { dataLayer?: DataLayerEvent[] }).dataLayer ?? [])

/** Their ids. */
export const reportedIds = async (page: Page): Promise<number[]> =>
  (await reportedEvents(page)).map(({ event_id }) => event_id)
