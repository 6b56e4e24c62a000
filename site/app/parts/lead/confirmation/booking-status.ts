/** What `booking_status` of a lead says, for the dealer's people and systems. */
export const CANCELLED = 'Cancelled by the customer'
export const CHANGED = 'Changed by the customer'
export const BOOKED_AGAIN = 'Booked again by the customer'
