/** A card's thumbnail strip: cars in stock with more than three pictures (CARD-11, CARD-12). */
export function showsThumbnailStrip(car: { status: string }, imageCount: number): boolean {
  return car.status === 'in_stock' && imageCount > 3
}
