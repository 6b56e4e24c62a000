/** Thumbnails of the gallery: shown above three pictures, scrolling above five (VDP-12, VDP-13). */
export function galleryThumbnails(imageCount: number): { shown: boolean; scroll: boolean } {
  return { shown: imageCount > 3, scroll: imageCount > 5 }
}
