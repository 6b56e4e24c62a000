/** Weekday numbers (0 Sunday) in the order a week is read. */
export const WEEK_FROM_MONDAY: readonly number[] = [1, 2, 3, 4, 5, 6, 0]
