/** Where a stretch of days lies in its track. */
export function stretch({ left, right }: { left: number; right: number }, days: number) {
  return { left: `${(left / days) * 100}%`, width: `calc(${((right - left) / days) * 100}% - 2px)` }
}
