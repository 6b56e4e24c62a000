const DAY = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** Whether a booked time is a whole day, `YYYY-MM-DD`, and no instant. */
export const isWholeDay = (starts: string) => /^\d{4}-\d{2}-\d{2}$/.test(starts)

/** `Tuesday 24 November` of a date. */
export const formatWholeDay = (date: string) => DAY.format(new Date(`${date}T00:00:00Z`)).replace(',', '')
