/** Shown instead of a picture that fails to load. */
const NO_PICTURE = '/no-picture.svg'

/**
 * Logs pictures that fail to load (VDP-52) and replaces them by the not-found picture (CARD-18), also those that failed
 * before hydration. The alternative text stays.
 */
export function replaceBrokenPictures(document: Document): void {
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLImageElement && replaceBrokenPicture(target),
    true,
  )
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') replaceBrokenPicture(image)
  }
}

function replaceBrokenPicture(image: HTMLImageElement): void {
  if (image.getAttribute('src') === NO_PICTURE) return
  console.warn('A picture could not be loaded.', image.currentSrc || image.src)
  // A logo is not a picture of a vehicle.
  if (image.closest('.pic, [data-fallback]') === null) return
  image.removeAttribute('srcset')
  image.src = NO_PICTURE
}
