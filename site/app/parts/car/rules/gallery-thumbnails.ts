/** Fewest thumbnails at which fullscreen has buttons to the neighbours (VDP-14). */
const FULLSCREEN_ARROWS_FROM = 5

/** Thumbnails of the gallery: shown above three pictures, scrolling above five (VDP-12, VDP-13). */
export function galleryThumbnails(imageCount: number): { shown: boolean; scroll: boolean } {
  return { shown: imageCount > 3, scroll: imageCount > 5 }
}

/** Whether fullscreen has buttons to the neighbouring pictures (VDP-14). */
export const hasFullscreenArrows = (thumbnails: number) => thumbnails >= FULLSCREEN_ARROWS_FROM
