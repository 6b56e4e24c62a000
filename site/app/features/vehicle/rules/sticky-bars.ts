/**
 * Which sticky bars are shown at a scroll offset in pixels: header from 500, bar at the foot past 900 (VDP-17, VDP-18).
 */
export function stickyBars(scrollY: number): { header: boolean; bar: boolean } {
  return { header: scrollY >= 500, bar: scrollY > 900 }
}
