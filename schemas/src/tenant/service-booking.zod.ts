import { z } from 'zod'
import { contentList, contentText, orDefault } from '../content/content-values.zod.ts'
import { isFrameAddress } from './frame-address.ts'

/** How a service is booked (VAR-17): a form in steps, a page of a provider's in a frame, tabs of both, or elsewhere. */
export const SERVICE_WAYS = ['steps', 'frame', 'tabs', 'elsewhere'] as const

/** Which step comes first: contact details (SVC-01), or the vehicle by its registration alone (SVC-02). */
export const SERVICE_ORDERS = ['contact-first', 'rego-first'] as const

/** An address that may be framed; '' otherwise. */
const frameAddress = contentText.transform((address) => (isFrameAddress(address) ? address.trim() : ''))

/** A tab of the booking page (SVC-05). */
export const serviceTab = z.object({
  name: z.string().trim().min(1),
  /** The provider's page; '' shows the site's own form. */
  url: frameAddress,
})

/** SVC: how this site takes bookings for service. */
export const serviceBooking = z.object({
  way: orDefault(z.enum(SERVICE_WAYS), 'steps'),
  order: orDefault(z.enum(SERVICE_ORDERS), 'contact-first'),
  /** '' means “Book Your Service at {site name}” (SVC-03). */
  title: contentText,
  /** The provider's page, in a frame or as the place the link leads to; '' for none. */
  url: frameAddress,
  tabs: contentList(serviceTab),
  /** Kinds of service to choose from; with any, one must be chosen (SVC-08). */
  types: contentList(z.string().trim().min(1)),
  /** Service intervals to choose from; without any they are typed. */
  intervals: contentList(z.string().trim().min(1)),
  /** SVC-07. */
  intervalRequired: orDefault(z.boolean(), false),
})
