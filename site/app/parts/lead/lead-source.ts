/** What a lead of the site's own forms says of its source. */
export const OWN_SOURCE = 'Website'

/** The market place that a lead came from; '' for the site itself. */
export function leadSource({ source }: Readonly<Record<string, unknown>>): string {
  return typeof source === 'string' && source !== OWN_SOURCE ? source : ''
}
